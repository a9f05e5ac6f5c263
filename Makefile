# What a person types in this package. `make help` lists it.

SWIFT ?= swift
export SWIFT
SOURCES = Sources Tests Examples Benchmarks/Sources Benchmarks/Package.swift Package.swift
# The example that is started, and its options: make demo APP=Garden OPTIONS="--port 8000"
APP ?= Players
OPTIONS ?=
# For tests of servers and pages: one worker more than there are processors, as many of them wait for a while; no more than four, as
# pages have to follow within seconds.
WORKERS = --numprocesses=$(shell expr $$(nproc) + 1) --maxprocesses=4 --dist=worksteal
# The modules that are documented, in one site
MODULES = Evergreen EvergreenCharts EvergreenCombine EvergreenDatabase EvergreenDependencies EvergreenDocument EvergreenModels EvergreenModelStorage EvergreenOS EvergreenQuery EvergreenRuntime EvergreenSharing EvergreenStore EvergreenStoreTesting EvergreenTesting EvergreenUI EvergreenWeb
SITE = .build/documentation

.DEFAULT_GOAL := help
.PHONY: help demo test test-swift test-examples test-documentation test-server test-browser build-tests build-examples test-long sanitize attack faults soak bench screenshots docs docs-preview lint format

help: ## List the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

demo: ## Build and start an example, Players or another APP, and print the address of its page
	@Scripts/install build
	@Scripts/package Examples build --product $(APP)
	@.build/debug/$(APP) $(OPTIONS)

test: test-swift test-documentation test-examples test-server test-browser ## Run all tests

# Many tests wait for time or for one another: more than four at once take the threads from them on a small machine.
test-swift: build-tests ## Run the tests of the library in Swift
	Scripts/listing-failures $(SWIFT) test --skip-build --experimental-maximum-parallelization-width 4

test-examples: build-examples ## Run the tests of the examples in Swift
	Scripts/listing-failures Scripts/package Examples test --skip-build --experimental-maximum-parallelization-width 4

test-documentation: build-tests ## Compile the code in the README and the articles, and check what they say, and how the modules are cut
	@Scripts/install python
	.venv/bin/pytest Tests/Documentation

test-server: build-examples ## Run the short forms of attack and faults
	@Scripts/install python
	.venv/bin/pytest -c Tests/Attack/pytest.ini Tests/Attack Tests/Faults $(WORKERS)

test-browser: build-examples ## Run the tests in a browser
	@Scripts/install browser
	.venv/bin/pytest Tests/Browser $(WORKERS)

# What several of these tests need is built once.
build-tests:
	@Scripts/install build
	Scripts/listing-failures $(SWIFT) build --build-tests

build-examples:
	@Scripts/install build
	Scripts/listing-failures Scripts/package Examples build --build-tests

test-long: ## Run the tests of live values with 100,000 random transactions, for more than an hour
	@Scripts/install build
	EVERGREEN_LONG_TESTS=1 $(SWIFT) test --filter EvergreenDatabaseTests

sanitize: ## Run the tests in Swift under the thread, address and undefined-behaviour sanitizers, for hours
	@Scripts/install build
	Scripts/sanitize

attack: ## Attack a server with fuzzed messages, broken requests and floods, for some minutes
	@Scripts/install build python
	Scripts/package Examples build --product Players
	EVERGREEN_ATTACK=full .venv/bin/pytest Tests/Attack

faults: ## Kill a server in the middle of writes, and damage its file, its disk and its descriptors
	@Scripts/install build python
	Scripts/package Examples build --product Players
	EVERGREEN_FAULTS=full .venv/bin/pytest Tests/Faults

soak: ## Let 200 pages come, go and write for ten minutes, and see whether anything grows: make soak OPTIONS="--minutes 60"
	@Scripts/install build python
	Scripts/package Examples build -c release --product Players
	EVERGREEN_BIN=.build/release .venv/bin/python Tests/Soak/soak.py $(OPTIONS)

bench: ## Measure live values, models, dependencies, stores and pages beside GRDB, plain state and the floor
	@Scripts/install build python
	Scripts/package Examples build -c release --product Players
	Scripts/package Benchmarks build -c release
	for name in DatabaseBenchmarks ModelBenchmarks DependencyBenchmark StoreBenchmarks; do .build/release/$$name || exit 1; done
	EVERGREEN_BIN=.build/release .venv/bin/python Benchmarks/Pages/pages.py

screenshots: ## Renew the pictures in the documentation
	@Scripts/install build browser
	Scripts/package Examples build --product Players
	Scripts/package Examples build --product Gallery
	EVERGREEN_SCREENSHOTS=Documentation .venv/bin/pytest Tests/Browser/test_page.py Tests/Browser/test_pictures.py -k 'fits or picture'

docs: ## Make a site of the documentation, and fail where a link leads nowhere
	@Scripts/install build
	$(SWIFT) package --allow-writing-to-directory $(SITE) generate-documentation \
		$(MODULES:%=--target %) --enable-experimental-combined-documentation --experimental-skip-synthesized-symbols \
		--warnings-as-errors --output-path $(SITE)
	@echo "The documentation is in $(SITE): look at it with make docs-preview."

docs-preview: ## Serve the site that make docs has made, at http://127.0.0.1:8000/documentation
	python3 -m http.server --bind 127.0.0.1 --directory $(SITE) 8000

lint: ## Check the format of all sources
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)
