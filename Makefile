# Everything from a bare clone: needs only Python 3.11 or newer, make and a C compiler.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HERNA := $(BIN)/herna
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

.PHONY: play test lint bench bench-peers soak lock clean help

help:            ## what there is to make
	@grep -E '^[a-z-]+: .*##|^[a-z-]+:  +##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Herna needs Python 3.11 or newer; make PYTHON=/path/to/python3.11"; exit 2; }
	@echo "Making a private Python environment in $(VENV) …"
	@$(PYTHON) -m venv $(VENV)

$(VENV)/play.done: requirements/play.txt pyproject.toml | $(BIN)/python
	@echo "Installing what Herna needs (once) …"
	@$(PIP) install --require-hashes -r requirements/play.txt
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/test.done: requirements/test.txt $(VENV)/play.done
	@echo "Installing what the tests need (once) …"
	@$(PIP) install --require-hashes -r requirements/test.txt
	@touch $@

play: $(VENV)/play.done   ## play now
	@$(HERNA) play

lint: $(VENV)/test.done   ## style, types, and which room may know which
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

test: lint   ## everything that must hold
	@$(BIN)/python -m pytest

soak: $(VENV)/test.done   ## a thousand random games of every setting
	@$(BIN)/python -m pytest tests/soak --soak

bench: $(VENV)/play.done   ## how fast, beside the peers that are installed
	@$(HERNA) bench

bench-peers: $(VENV)/play.done requirements/peers.txt   ## install the peers, then the same
	@$(PIP) install -r requirements/peers.txt
	@$(HERNA) bench

lock: $(VENV)/test.done   ## pin the newest versions of what Herna needs
	@$(PIP) install uv
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
	  --group build pyproject.toml -o requirements/play.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
	  --group test --extra envs --extra services pyproject.toml -o requirements/test.txt
	@$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --upgrade \
	  --extra peers pyproject.toml -o requirements/peers.txt

clean:           ## throw the environment and everything built away
	@rm -rf $(VENV) .cache build dist
