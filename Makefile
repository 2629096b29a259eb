# The commands of WaylandUI. Each installs the Debian packages it misses, then builds, then runs;
# a second run of `make demo` starts at once. FLAGS adds arguments to every `swift` command.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.PHONY: help demo test sanitize lint format bench release clean

# The default build system of SwiftPM compiles the generated protocol code but does not find its
# headers.
swift_flags := --build-system swiftbuild $(FLAGS)
quiet := 2>&1 | sed -u -f .ci/known-noise.sed
formatted := Sources Shims Tests Package.swift

# Optimised: the scene is drawn by the processor, and unoptimised Swift cannot keep up with 60 Hz.
products := .build/out/Products/Release-linux
sources = Package.swift $(shell find Sources Shims Tests/Tools -type f)

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | sort | \
	  while IFS=$$'\t' read -r name what; do printf '  make %-9s %s\n' "$$name" "$$what"; done

demo: ## Show the demo in a window, or draw its tour into tour/ where no Wayland display is
	@.ci/packages build run
	@$(MAKE) -s .build/demo.built
	@socket=$${WAYLAND_DISPLAY:-wayland-0}; \
	[[ $$socket = /* ]] || socket=$${XDG_RUNTIME_DIR:-XDG_RUNTIME_DIR (not set)}/$$socket; \
	if [[ -S $$socket || -n $${WAYLAND_SOCKET:-} ]]; then \
	  exec $(products)/demo; \
	else \
	  echo "No Wayland display at $$socket: drawing the demo's tour offscreen instead."; \
	  $(products)/demo --tour tour; \
	  echo "The pictures are in $$PWD/tour/."; \
	fi

test: ## Run all tests, then the demo end to end in a compositor without a screen
	@.ci/packages build run test
	swift test $(swift_flags) --disable-xctest $(quiet)

# Undefined behaviour of C traps, since its reports would need a library that SwiftPM does not link.
# Swift's own crash reporter reads memory that the address sanitizer guards. Leaks are looked for where windows
# come and go; Fontconfig keeps what it read for the life of the process.
sanitized := .build/sanitized
sanitize: ## Run the tests of all C under sanitizers, with 100,000 random sequences of events
	@.ci/packages build run test
	swift build $(swift_flags) --build-tests --scratch-path $(sanitized) --sanitize=address \
	  -Xcc -fsanitize=undefined -Xcc -fsanitize-trap=undefined $(quiet)
	SWIFT_BACKTRACE=enable=no LSAN_OPTIONS=suppressions=.ci/leaks.supp WAYLANDUI_SEQUENCES=100000 \
	  $(sanitized)/out/Products/Debug-linux/PlatformTests-test-runner --testing-library swift-testing
	for suite in Typography Assets Compositor; do \
	  SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0 \
	    $(sanitized)/out/Products/Debug-linux/$${suite}Tests-test-runner --testing-library swift-testing; \
	done

lint: ## Check style and formatting, as CI does
	swift format lint --strict --parallel -r $(formatted)

format: ## Format the sources in place
	swift format --in-place --parallel -r $(formatted)

bench: ## Measure each workload in a window beside a raw client; takes some minutes
	@.ci/packages build run
	@$(MAKE) -s .build/bench.built .build/BenchFloor.built .build/MockDesktop.built
	@$(products)/bench

release: ## Build everything optimised
	@.ci/packages build
	swift build -c release $(swift_flags) $(quiet)

clean: ## Remove everything that was built or drawn
	rm -rf .build tour

# Swift's runtime and Foundation become part of the programs: a window is there sooner, and with less memory, than
# with fifteen libraries.
archives := Foundation CoreFoundation FoundationInternationalization FoundationEssentials \
  _FoundationCollections _FoundationCShims _FoundationICU swiftSynchronization

# A stamp instead of the product itself: the build system leaves a product's date alone when its
# contents stay the same, and make would start it again every time.
.build/%.built: $(sources)
	@echo 'Building $* (the first time takes a few minutes)'
	$(if $(filter demo bench,$*),WAYLANDUI_LINK_WITH_LLD=1) \
	  swift build -c release --product $* $(swift_flags) --static-swift-stdlib \
	  $(if $(filter demo bench,$*),$(foreach archive,$(archives),-Xlinker -l$(archive))) $(quiet)
	touch $@
