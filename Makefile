# Everything from a bare clone: needs only Python 3.11 or newer, make and a C compiler.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
HERNA := $(BIN)/herna
PIP := $(BIN)/python -m pip --disable-pip-version-check --quiet

PAGE := src/herna/server/page/index.html
PAGE_SOURCES := $(shell find web/src web/public web/index.html web/vite.config.ts src/herna/words/text src/herna/games/*/text -type f 2>/dev/null)
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

.PHONY: play terminal page test test-services lint bench bench-peers bench-server soak lock clean help

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

web/node_modules/done: web/package-lock.json $(VENV)/play.done
	@echo "Fetching what the page is built with (once) …"
	@$(NPM) ci
	@touch $@

$(PAGE): web/node_modules/done $(PAGE_SOURCES)
	@echo "Building the page …"
	@$(NPM) run --silent build
	@touch $@

page: $(PAGE)   ## build the page

play: $(PAGE)   ## play now, in the browser
	@$(HERNA) serve --open

terminal: $(VENV)/play.done   ## play now, in the terminal
	@$(HERNA) play

lint: $(VENV)/test.done web/node_modules/done   ## style, types, and which room may know which
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache
	@$(NPM) run --silent check

# The tests start dozens of servers: none is to compile everything again.
test: export PYTHONDONTWRITEBYTECODE :=
# Servers, terminals and browsers often wait, so three runs at once keep two cores busy; each is told in one piece.
test: lint $(PAGE)   ## everything that must hold
	@$(NPM) run --silent test
	@mkdir -p .cache; failed=0; \
	$(BIN)/python -m pytest tests/browser >.cache/test-browser.log 2>&1 & browser=$$!; \
	$(BIN)/python -m pytest tests/server tests/tui >.cache/test-server.log 2>&1 & server=$$!; \
	trap "kill $$browser $$server; exit 130" INT TERM; \
	$(BIN)/python -m pytest --ignore=tests/browser --ignore=tests/server --ignore=tests/tui || failed=1; \
	wait $$server || failed=1; echo "The server and the terminal:"; cat .cache/test-server.log; \
	wait $$browser || failed=1; echo "The browser:"; cat .cache/test-browser.log; \
	exit $$failed

test-services: $(VENV)/test.done $(PAGE)   ## the server's tests on PostgreSQL and Redis, if Debian's packages are there
	@$(BIN)/python -m tests.services

soak: $(VENV)/test.done $(PAGE)   ## the long runs: a thousand random games of every setting, crashes, leaks, all screens
	@$(BIN)/python -m pytest tests/soak tests/server tests/browser --soak

bench: $(VENV)/play.done   ## how fast, beside the peers that are installed
	@$(HERNA) bench

bench-peers: $(VENV)/play.done requirements/peers.txt   ## install the peers, then the same
	@$(PIP) install -r requirements/peers.txt
	@$(HERNA) bench

bench-server: $(VENV)/test.done   ## the server under load, beside boardgame.io's
	@$(BIN)/python -m herna.server.bench

# One set of versions for all: what the tests were run with is what people get.
LOCKED := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml
AS_TESTED := --constraint requirements/test.txt

lock: $(VENV)/test.done   ## pin the newest versions of what Herna needs
	@$(PIP) install uv
	@$(LOCKED) --upgrade --group test --extra envs --extra services -o requirements/test.txt
	@$(LOCKED) --upgrade $(AS_TESTED) -o requirements/run.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra envs -o requirements/envs.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra services -o requirements/services.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --group build -o requirements/play.txt
	@$(LOCKED) --upgrade --extra peers -o requirements/peers.txt

clean:           ## throw the environment and everything built away
	@rm -rf $(VENV) .cache build dist web/node_modules tests/browser/chromium/node_modules src/herna/server/page
