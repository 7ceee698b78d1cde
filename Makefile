.DEFAULT_GOAL := help
.PHONY: help start test attack check dependencies build schema reset format bench load observability chart

help: ## print this list
	@grep -hE '^[a-z]+: ## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+): ## (.*)/make \1	\2/' | expand -t 20

start: ## everything on this machine: Postgres, Redis, four subgraphs, gateway, client
	@npm start

test: ## all tests, browser journeys included
	@npm test

attack: ## every attack of the suite, against a stack of its own
	@npm run attack

check: ## types, lint, import rules, generated files, sizes
	@npm run check

dependencies: ## unpinned, outdated, deprecated and vulnerable packages
	@npm run check:dependencies

build: ## install, generate and compile what has changed
	@npm run build

schema: ## regenerate SDL, supergraph, client schema, Relay artefacts, persisted operations
	@npm run schema

reset: ## remove accounts, progress, films and keys
	@npm run reset

format: ## rewrite every file in the house's format
	@npm run format

bench: ## how fast and how safely progress is saved
	@npm run bench:progress

load: ## a journey under a workload, such as JOURNEY=search WORKLOAD=smoke
	@node packages/local-stack/bin/load.mjs

observability: ## Prometheus and the alerts against the product that make start runs
	@node packages/local-stack/bin/observability.mjs

chart: ## lint, render, and validate what is installed on Kubernetes
	@npm run chart
