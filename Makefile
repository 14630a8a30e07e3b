# Everything runs in .venv, which is made from requirements/lock.txt the first time you need it.
# Set-up steps leave a stamp behind, so they run again only when a lock file or pyproject.toml changes.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip -qq --disable-pip-version-check --no-input
COMPILED := $(CURDIR)/build/compiled
RESULTS := build/bench

# make soak: games for each number of seats (7 x 14,286 is 100,000), worker processes, more options
SOAK_GAMES ?= 14286
SOAK_SEED ?= 1
WORKERS ?= $(shell nproc 2>/dev/null || echo 2)
SOAK_OPTIONS ?=

.DELETE_ON_ERROR:
.PHONY: help play setup test bench compiled golden english soak lock clean

help:
	@echo "make play      a game in your terminal"
	@echo "make test      all the checks and tests"
	@echo "make bench     measure our speed, with RLCard's Uno for company"
	@echo "make compiled  build the engine with mypyc, then test and measure that build"
	@echo "make golden    play the golden games anew (look at the diff before you keep it)"
	@echo "make english   collect the error and help sentences for the translators"
	@echo "make soak      100,000 random games over all seat counts"
	@echo "make lock      pin the newest versions of all tools and libraries"
	@echo "make setup     only make .venv ready"
	@echo "make clean     remove everything that make has made"

play: setup
	@$(BIN)/stablemates play

test: setup
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy --strict
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest -n 2

bench: setup $(VENV)/.stamp-bench
	@mkdir -p $(RESULTS)
	$(BIN)/stablemates bench --json > $(RESULTS)/interpreted.json
	$(BIN)/python tests/bench/rlcard_uno.py > $(RESULTS)/rlcard.json
	@$(BIN)/python tests/bench/compare.py --ours $(RESULTS)/interpreted.json --rlcard $(RESULTS)/rlcard.json
	@$(BIN)/python tests/bench/wording.py

# PYTHONPATH comes before the editable install, so the compiled copy is the one imported. The pytest plugin
# and compare.py both stop with an error if it is not.
compiled: setup $(VENV)/.stamp-compile
	$(BIN)/python tools/compile_engine.py src $(COMPILED)
	PYTHONPATH=$(COMPILED):$(CURDIR)/tools $(BIN)/pytest -n 2 -p compile_engine
	@mkdir -p $(RESULTS)
	$(BIN)/stablemates bench --json > $(RESULTS)/interpreted.json
	PYTHONPATH=$(COMPILED) $(BIN)/stablemates bench --json > $(RESULTS)/compiled.json
	@$(BIN)/python tests/bench/compare.py --ours $(RESULTS)/interpreted.json --compiled $(RESULTS)/compiled.json

golden: setup
	$(BIN)/python -m tests.golden.make

english: setup
	$(BIN)/python tools/collect_english.py

soak: setup
	@set -e; for players in 2 3 4 5 6 7 8; do \
		echo "$(SOAK_GAMES) games for $$players"; \
		$(BIN)/stablemates simulate --games $(SOAK_GAMES) --players $$players --seed $(SOAK_SEED) \
			--workers $(WORKERS) --json $(SOAK_OPTIONS); \
	done

setup: $(VENV)/.stamp-install

$(VENV)/.stamp-lock: requirements/lock.txt
	@command -v $(PYTHON) >/dev/null || { \
		echo "Stablemates needs Python 3.11 or newer, and there is no $(PYTHON) here."; exit 1; }
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Stablemates needs Python 3.11 or newer; $(PYTHON) is `$(PYTHON) --version 2>&1`."; \
		echo "If you have a newer one, name it: make PYTHON=python3.12 ..."; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
		echo "This Python has no venv module. On Debian or Ubuntu: apt install python3-venv"; exit 1; }
	@echo "Making $(VENV) ready ..."
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(PIP) install -r requirements/lock.txt
	@touch $@

$(VENV)/.stamp-install: $(VENV)/.stamp-lock pyproject.toml
	@$(PIP) install --no-deps --no-build-isolation -e .
	@touch $@

$(VENV)/.stamp-bench: requirements/bench.txt $(VENV)/.stamp-lock
	@$(PIP) install -r requirements/bench.txt
	@touch $@

$(VENV)/.stamp-compile: requirements/compile.txt $(VENV)/.stamp-lock
	@$(PIP) install -r requirements/compile.txt
	@touch $@

# The lock files hold for every system and every Python from 3.11 on. uv writes them; pip alone reads them.
UV_COMPILE = build/lock/bin/uv pip compile -q --upgrade --universal --python-version 3.11 --no-emit-index-url \
	--custom-compile-command "make lock"

lock:
	@test -x build/lock/bin/uv || { $(PYTHON) -m venv build/lock && build/lock/bin/python -m pip -qq install uv; }
	$(UV_COMPILE) pyproject.toml --group dev -o requirements/lock.txt
	$(UV_COMPILE) -c requirements/lock.txt --group compile -o requirements/compile.txt
	$(UV_COMPILE) -c requirements/lock.txt --group bench -o requirements/bench.txt

clean:
	rm -rf $(VENV) build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find src tests tools -name __pycache__ -type d -prune -exec rm -rf {} +
