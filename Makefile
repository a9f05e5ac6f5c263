# The commands of this package. `make help` lists them.

SWIFT ?= swift
export SWIFT
SOURCES = Sources Tests Examples Benchmarks/Sources Benchmarks/Package.swift Package.swift
# The example that `make demo` starts, and its options: make demo APP=Garden OPTIONS="--port 8000"
APP ?= Players
OPTIONS ?=
# The workers for tests of servers and pages: one more than processors, as many tests wait for a while, and at most four, as pages
# must respond within seconds.
WORKERS = --numprocesses=$(shell expr $$(nproc) + 1) --maxprocesses=4 --dist=worksteal
# The modules of the combined documentation site
MODULES = Evergreen EvergreenCharts EvergreenCombine EvergreenDatabase EvergreenDependencies EvergreenDocument EvergreenFoundation EvergreenModels EvergreenModelStorage EvergreenOS EvergreenQuery EvergreenRuntime EvergreenSharing EvergreenStore EvergreenStoreTesting EvergreenTesting EvergreenUI EvergreenWeb
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

# Many tests wait for timers or other tests: on a small machine, more than four at once would exhaust the thread pool.
test-swift: build-tests ## Run the tests of the library in Swift
	Scripts/listing-failures $(SWIFT) test --skip-build --experimental-maximum-parallelization-width 4

test-examples: build-examples ## Run the tests of the examples in Swift
	Scripts/listing-failures Scripts/package Examples test --skip-build --experimental-maximum-parallelization-width 4

test-documentation: build-tests ## Compile the code in the README and the articles, and check their claims and the structure of the modules
	@Scripts/install python
	.venv/bin/pytest Tests/Documentation

test-server: build-examples ## Run the short forms of attack and faults
	@Scripts/install python
	.venv/bin/pytest -c Tests/Attack/pytest.ini Tests/Attack Tests/Faults $(WORKERS)

test-browser: build-examples ## Run the tests in a browser
	@Scripts/install browser
	.venv/bin/pytest Tests/Browser $(WORKERS)

# Built once for several of these tests
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

attack: ## Attack a server with fuzzed messages, invalid requests and floods, for some minutes
	@Scripts/install build python
	Scripts/package Examples build --product Players
	EVERGREEN_ATTACK=full .venv/bin/pytest Tests/Attack

faults: ## Kill a server during writes, and let its file, its disk and its descriptors fail
	@Scripts/install build python
	Scripts/package Examples build --product Players
	EVERGREEN_FAULTS=full .venv/bin/pytest Tests/Faults

soak: ## Let 200 pages connect, write and disconnect for ten minutes, and check whether anything grows: make soak OPTIONS="--minutes 60"
	@Scripts/install build python
	Scripts/package Examples build -c release --product Players
	EVERGREEN_BIN=.build/release .venv/bin/python Tests/Soak/soak.py $(OPTIONS)

bench: ## Measure live values, models, dependencies, stores and pages, compared with GRDB, plain state and a lower bound
	@Scripts/install build python
	Scripts/package Examples build -c release --product Players
	Scripts/package Benchmarks build -c release
	for name in DatabaseBenchmarks ModelBenchmarks DependencyBenchmark StoreBenchmarks; do .build/release/$$name || exit 1; done
	EVERGREEN_BIN=.build/release .venv/bin/python Benchmarks/Pages/pages.py

screenshots: ## Update the screenshots in the documentation
	@Scripts/install build browser
	Scripts/package Examples build --product Players
	Scripts/package Examples build --product Gallery
	EVERGREEN_SCREENSHOTS=Documentation .venv/bin/pytest Tests/Browser/test_page.py Tests/Browser/test_pictures.py -k 'fits or picture'

docs: ## Build the documentation site, and fail on broken links
	@Scripts/install build
	$(SWIFT) package --allow-writing-to-directory $(SITE) generate-documentation \
		$(MODULES:%=--target %) --enable-experimental-combined-documentation --experimental-skip-synthesized-symbols \
		--warnings-as-errors --output-path $(SITE)
	@echo "The documentation is in $(SITE): preview it with make docs-preview."

docs-preview: ## Serve the site that make docs has built, at http://127.0.0.1:8000/documentation
	python3 -m http.server --bind 127.0.0.1 --directory $(SITE) 8000

lint: ## Check the format of all sources
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)
