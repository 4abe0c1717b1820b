# Needs python3, make and a C compiler; Python packages are installed into .venv. Tests that need
# another program are skipped where it is missing, and the last line of the run names it.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
WORKERS ?= $(shell nproc)
# Modules are compiled when they are first used: most never are, and tests start many interpreters.
PIP := $(BIN)/pip install --quiet --disable-pip-version-check --no-compile
export PYTHONDONTWRITEBYTECODE :=

.PHONY: demo test test-changed test-full quick lint style types mutate fuzz generated bench docs robots clean

demo: $(VENV)/.installed
	$(BIN)/symdyn generate puma560 --target c python --out build/demo
	cc -std=c99 -O2 -Wall -Wextra -c build/demo/puma560/puma560.c -o build/demo/puma560/puma560.o
	$(BIN)/symdyn check build/demo/puma560

test: style
	$(MAKE) --no-print-directory --jobs 2 types quick

# Tests that call make are no part of this one's jobs.
quick: $(VENV)/.tested
	env -u MAKEFLAGS -u MFLAGS $(BIN)/pytest -n $(WORKERS) --dist worksteal -m "not slow"

# Quick tests that a change can reach: make test-changed BASE=HEAD~3
test-changed: $(VENV)/.tested
	env -u MAKEFLAGS -u MFLAGS $(BIN)/python -m tests.changed $(BASE) -- -n $(WORKERS) --dist worksteal

test-full: lint $(VENV)/.full
	$(BIN)/pytest -n $(WORKERS) --dist worksteal

lint: style types

style: $(VENV)/.tested
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/python tools/prose.py

types: $(VENV)/.tested
	$(BIN)/mypy

mutate: $(VENV)/.tested
	$(BIN)/python -m tests.mutate

# 2000 random robots in all languages: an hour or two; it goes on where it was interrupted.
fuzz: $(VENV)/.tested
	nice -n 15 $(BIN)/python -m tests.fuzz --seeds 0 2000

generated: $(VENV)/.installed
	$(BIN)/python -m tests.golden
	sed -n '/^ *symdyn generate panda_hand/,/[^\\]$$/p' examples/control/README.md | (cd examples/control && PATH="$(CURDIR)/$(BIN):$$PATH" sh)
	sed -n '/^symdyn generate /p' examples/embedded/README.md | (cd examples/embedded && PATH="$(CURDIR)/$(BIN):$$PATH" sh)
	sed -n '/^symdyn generate two_arm/,/[^\\]$$/p' examples/space/README.md | (cd examples/space && PATH="$(CURDIR)/$(BIN):$$PATH" sh)

bench: $(VENV)/.bench
	$(BIN)/python benchmarks/generation.py
	$(BIN)/python benchmarks/passes.py
	$(BIN)/python benchmarks/compilation.py
	$(BIN)/python benchmarks/closed_forms.py
	$(BIN)/python benchmarks/forward_dynamics.py
	$(BIN)/python benchmarks/simulation.py
	$(BIN)/python benchmarks/identification.py
	$(BIN)/python benchmarks/closed_chain_counts.py
	$(BIN)/python benchmarks/peers.py
	$(BIN)/python benchmarks/closed_chains.py

docs: $(VENV)/.docs
	$(BIN)/python -m sphinx -q -W --keep-going -b html docs build/docs
	@echo "open build/docs/index.html"

robots: $(VENV)/.tested
	$(BIN)/pip download --quiet --disable-pip-version-check --no-deps --dest build robosuite==1.5.2
	$(BIN)/python benchmarks/robots.py --robosuite build/robosuite-1.5.2-py3-none-any.whl

$(VENV)/.bench: pyproject.toml $(VENV)/.tested
	$(PIP) -e ".[bench]"
	touch $@

$(VENV)/.docs: pyproject.toml $(VENV)/.tested
	$(PIP) -e ".[docs]"
	touch $@

$(VENV)/.full: pyproject.toml $(VENV)/.docs
	$(PIP) -e ".[notebook]"
	touch $@

$(VENV)/.installed: pyproject.toml | $(BIN)/python
	$(PIP) -e .
	touch $@

$(VENV)/.tested: pyproject.toml | $(BIN)/python
	$(PIP) -e ".[test]"
	touch $(VENV)/.installed $@

$(BIN)/python:
	$(PYTHON) -m venv $(VENV)

clean:
	rm -rf $(VENV) build
