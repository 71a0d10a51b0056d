# Everything from a bare clone: needs only Python 3.11 or newer, make and a C compiler.

PYTHON ?=
export PYTHON
BIN := .venv/bin
HERNA := $(BIN)/herna
SET_UP := @tools/set-up
NPM := NODE_USE_SYSTEM_CA=1 PATH="$(CURDIR)/$(BIN):$$PATH" npm --prefix web --no-audit --no-fund --no-update-notifier --loglevel=error

.PHONY: play terminal page test test-services lint bench bench-peers bench-server bench-attack bench-solver strength soak lock clean help

help:            ## what there is to make
	@grep -E '^[a-z-]+: .*##|^[a-z-]+:  +##' $(MAKEFILE_LIST) | sed 's/:.*##/\t/' | expand -t 16

page:            ## build the page
	$(SET_UP) play page

play:            ## play now, in the browser
	$(SET_UP) play page
	@$(HERNA) serve --open

terminal:        ## play now, in the terminal
	$(SET_UP) play
	@$(HERNA) play

lint:            ## style, types, and which room may know which
	$(SET_UP) play test web
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/lint-imports --no-cache
	@$(BIN)/mypy & types=$$!; $(NPM) run --silent check; page=$$?; wait $$types && exit $$page

# The tests start dozens of servers: none is to compile everything again.
test: export PYTHONDONTWRITEBYTECODE :=
# Servers, terminals and browsers often wait, so three runs at once keep two cores busy; each is told in one piece.
# A crowded machine can make a browser late: what failed there is tried once more, alone, and what fails again has failed.
BROWSER := $(BIN)/python -m pytest -o cache_dir=.cache/pytest-browser tests/browser
SERVER := $(BIN)/python -m pytest -o cache_dir=.cache/pytest-server tests/server tests/tui
ONCE_MORE := --last-failed --last-failed-no-failures none --exitfirst
test: lint       ## everything that must hold
	$(SET_UP) page browser
	@$(NPM) run --silent test
	@mkdir -p .cache; rm -rf .cache/pytest-*; failed=0; \
	$(BROWSER) >.cache/test-browser.log 2>&1 & browser=$$!; \
	$(SERVER) >.cache/test-server.log 2>&1 & server=$$!; \
	trap "kill $$browser $$server; exit 130" INT TERM; \
	$(BIN)/python -m pytest --ignore=tests/browser --ignore=tests/server --ignore=tests/tui || failed=1; \
	wait $$server; served=$$?; echo "The server and the terminal:"; cat .cache/test-server.log; \
	wait $$browser; browsed=$$?; echo "The browser:"; cat .cache/test-browser.log; \
	[ $$served = 0 ] || { echo "Once more and alone:"; $(SERVER) $(ONCE_MORE) || failed=1; }; \
	[ $$browsed = 0 ] || { echo "Once more and alone:"; $(BROWSER) $(ONCE_MORE) || failed=1; }; \
	exit $$failed

test-services:   ## the server's tests on PostgreSQL and Redis, and on several machines, if Debian's packages are there
	$(SET_UP) play test page
	@$(BIN)/python -m tests.services

soak:            ## the long runs: a thousand random games of every setting, crashes, leaks, all screens; then two hours of trouble
	$(SET_UP) play test page browser
	@$(BIN)/python -m pytest tests/soak tests/games/test_numbers.py tests/games/mage_knight/test_solver.py tests/games/mage_knight/test_frames_scanned.py tests/server tests/browser --soak
	@$(BIN)/python -m tests.soak.long

bench:           ## how fast, beside the peers that are installed
	$(SET_UP) play
	@$(HERNA) bench

bench-peers:     ## install the peers, then the same
	$(SET_UP) play peers
	@$(HERNA) bench

bench-server:    ## the server under load, beside boardgame.io's
	$(SET_UP) play test page browser
	@$(BIN)/python -m tools.server_bench
	@$(BIN)/python -m tools.server_bench.pair
	@$(BIN)/python -m tools.server_bench.takeover

bench-solver:    ## how quick Mage Knight's combat solver is
	$(SET_UP) play test
	@$(BIN)/python -m tools.solver_bench

strength:        ## how strong the bots are: all reports of docs/strength; goes on where it was stopped (hours)
	$(SET_UP) play test
	@$(BIN)/python -m tools.level_report --out strength/levels
	@$(BIN)/python -m tools.andor_report --legends healing --games 50 --out strength/andor.jsonl
	@$(BIN)/python -m tools.andor_report --legends arrival,resistance,mine,dragon,drowned-bell --games 200 --out strength/andor.jsonl
	@$(BIN)/python -m tools.knight_report --games 100 --out strength/knight.jsonl
	@$(BIN)/python -m tools.lands_report campaigns --games 50 --out strength/lands.jsonl
	@$(BIN)/python -m tools.lands_report scenarios rivals two four clans-four --games 100 --out strength/lands.jsonl

bench-attack:    ## how somebody who plays feels it while a stranger does their worst
	$(SET_UP) play test
	@$(BIN)/python -m tools.attack_bench

# One set of versions for all: what the tests were run with is what people get.
LOCKED := $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header pyproject.toml
AS_TESTED := --constraint requirements/test.txt

lock:            ## pin the newest versions of what Herna needs
	$(SET_UP) play uv
	@$(LOCKED) --upgrade --group test --extra envs --extra services --extra arena --extra train -o requirements/test.txt
	@$(LOCKED) --upgrade $(AS_TESTED) -o requirements/run.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra envs -o requirements/envs.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra services -o requirements/services.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra arena --extra train -o requirements/arena.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --group build -o requirements/play.txt
	@$(LOCKED) --upgrade $(AS_TESTED) --extra peers -o requirements/peers.txt

clean:           ## throw the environment and everything built away
	@rm -rf .venv .cache build dist web/node_modules tests/browser/chromium/node_modules src/herna/server/page
