# What a person types in this package. `make help` lists it.

SWIFT ?= swift
SOURCES = Sources Tests Examples Package.swift
# Options for the demo: make demo OPTIONS="--port 8000 --players 1000"
OPTIONS ?=

.DEFAULT_GOAL := help
.PHONY: help demo test test-swift test-browser screenshots lint format

help: ## List the commands
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

demo: ## Build and start the Players example, and print the address of its page
	@Scripts/install build
	$(SWIFT) run Players $(OPTIONS)

test: test-swift test-browser ## Run all tests

test-swift: ## Run the tests in Swift
	@Scripts/install build
	$(SWIFT) test

test-browser: ## Run the tests in a browser
	@Scripts/install build browser
	$(SWIFT) build --product Players
	$(SWIFT) build --product ToDo
	.venv/bin/pytest Tests/Browser

screenshots: ## Renew the pictures in Documentation
	@Scripts/install build browser
	$(SWIFT) build --product Players
	EVERGREEN_SCREENSHOTS=Documentation .venv/bin/pytest Tests/Browser -k fits

lint: ## Check the format of all sources
	$(SWIFT) format lint --strict --recursive --parallel $(SOURCES)

format: ## Format all sources
	$(SWIFT) format --in-place --recursive --parallel $(SOURCES)
