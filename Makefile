SHELL := /bin/bash
# make demo    build the tool and watch a launch intro reach its end
# make test    build and run all tests
# make sheet   draw the picture of the samples that README shows
# make check   all that the continuous integration checks
# make dist    one static binary with manual page and completions, in .build/dist

SWIFT ?= swift
# Warnings are errors here; with another compiler than 6.3: make test WARNINGS=
WARNINGS ?= -Xswiftc -warnings-as-errors
DEBUG := $(WARNINGS)
RELEASE := -c release --product rivulet
# The public conformance corpus is not part of the package.
CORPUS ?= $(or $(RIVULET_CONFORMANCE),../shared/conformance)
# What the libraries are seen by, and Debian's packages of them: zlib for all; Cairo, JPEG and WebP for pictures.
HEADERS := /usr/include/zlib.h /usr/include/cairo/cairo.h /usr/include/jpeglib.h /usr/include/webp/decode.h
PACKAGES := zlib1g-dev libcairo2-dev libjpeg-dev libwebp-dev
CORE := RivuletSchema RivuletFormat RivuletRuntime RivuletPlayback

.PHONY: help setup tool demo sheet test check check-static lint schema foundation conformance floor allocations tsan \
	bench man-test completions-test dist clean

help:
	@sed -n 's/^# \(make .*\)/\1/p' Makefile

# The libraries that are needed, from Debian's or Ubuntu's packages where they are missing.
setup:
	@command -v $(SWIFT) >/dev/null || { echo "Swift 6.2 or newer is needed: https://swift.org/install"; exit 1; }
	@if [ "$$(uname)" = Darwin ]; then \
	  if command -v pkg-config >/dev/null && pkg-config --exists cairo libjpeg libwebp; then exit 0; fi; \
	  echo "install the libraries first: brew install pkgconf cairo jpeg-turbo webp"; exit 1; \
	fi; \
	missing=; for header in $(HEADERS); do [ -f $$header ] || missing="$$missing $$header"; done; \
	if [ -z "$$missing" ]; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	  echo "these headers are missing:$$missing; install zlib, Cairo, libjpeg and libwebp, then try again"; exit 1; fi; \
	if [ "$$(id -u)" = 0 ]; then sudo=; elif command -v sudo >/dev/null; then sudo=sudo; \
	else echo "these headers are missing:$$missing; run as root: apt-get install $(PACKAGES)"; exit 1; fi; \
	install="apt-get install -y --no-install-recommends $(PACKAGES)"; \
	$$sudo $$install || { $$sudo apt-get update && $$sudo $$install; }

tool: setup
	@echo "Building the tool (release; a few minutes the first time) ..."
	@$(SWIFT) build $(RELEASE) 2>&1 | grep -E "error|warning|Compiling|Build complete" | tail -n 20; \
	  exit $${PIPESTATUS[0]}

demo: tool
	.build/release/rivulet run SampleFiles/launch.riv --until trigger:introFinished --timeout 4s --step 16.667ms

SHEET := $(foreach name,launch nested events constraints component_list,SampleFiles/$(name).riv)
sheet: tool
	.build/release/rivulet render $(SHEET) --at 0.4s --at 0.9s --at 1.4s --at 1.9s --at 3s --size 144x108 --sheet \
	  -o Documentation/samples.png

test: setup
	$(SWIFT) test $(DEBUG)

check: lint test check-static

# What remains after the tests; uses what they built.
check-static: schema foundation conformance allocations

lint:
	$(SWIFT) format lint --strict -r Sources Tests Package.swift

# The generated tables are what the generator makes of schema.json.
schema:
	$(SWIFT) run $(DEBUG) SchemaGenerator --check

# The core neither imports nor links Foundation.
foundation:
	@! grep -rnE "^ *([@a-z_]+ +)*import +([a-z]+ +)?Foundation" $(addprefix Sources/,$(CORE))
	@bin="$$($(SWIFT) build --show-bin-path)"; \
	for target in $(CORE); do \
	  objects=$$(find "$$bin/$$target.build" -name '*.o'); \
	  [ -n "$$objects" ] || { echo "$$target was not built"; exit 1; }; \
	  if nm $$objects 2>/dev/null | grep -E '\$$s(10Foundation|20FoundationEssentials)'; then \
	    echo "$$target uses Foundation"; exit 1; \
	  fi; \
	done; \
	echo "free of Foundation: $(CORE)"

# Replays the public corpus where it is present: no fewer cases may pass than the floor says.
conformance:
	@if [ ! -d "$(CORPUS)/traces" ]; then \
	  echo "conformance: skipped, there is no corpus at $(CORPUS) (set RIVULET_CONFORMANCE)"; exit 0; fi; \
	$(MAKE) --no-print-directory tool && \
	.build/release/rivulet check $(CORPUS)/traces $(CORPUS)/facts --failures 0 --floor Tests/conformance-floor.json

# A steady frame takes no memory: our samples, and some public files where they are present.
STEADY := settler rocket juice death_knight off_road_car rewards_demo hunter_x_demo bullet_man skull_404 follow_path_solos \
  databind_solo_to_enum
allocations: tool
	@$(SWIFT) build -c release --product SteadyFrames 2>&1 | grep -E "error|warning" ; \
	.build/release/SteadyFrames SampleFiles/*.riv $(foreach name,$(STEADY),$(wildcard $(CORPUS)/files/$(name).*riv))

# Raises the floor to what passes now.
floor: tool
	.build/release/rivulet check $(CORPUS)/traces $(CORPUS)/facts --failures 0 --write-floor Tests/conformance-floor.json

# The concurrent part under the thread sanitizer, which does not understand Synchronization.Mutex: -DTSAN swaps it.
tsan: setup
	$(SWIFT) test --sanitize=thread --scratch-path .build/tsan -Xswiftc -DTSAN --filter RivuletPlaybackTests

bench: tool
	@for file in SampleFiles/launch.riv $(foreach name,settler rocket death_knight,$(wildcard $(CORPUS)/files/$(name).*riv)); do \
	  .build/release/rivulet bench $$file; \
	done

# What the manual page's tools say about it; nothing is right.
man-test:
	@$(SWIFT) build $(DEBUG) --product rivulet >/dev/null && page=$$(mktemp) && .build/debug/rivulet man > $$page && \
	for check in "groff -man -Tutf8 -ww -z" "mandoc -T lint -W warning"; do \
	  command -v $${check%% *} >/dev/null || { echo "$${check%% *}: not there, skipped"; continue; }; \
	  said="$$($$check $$page 2>&1)"; [ -z "$$said" ] || { echo "$$said"; exit 1; }; echo "$${check%% *}: ok"; \
	done; rm -f $$page

# Completions in real shells; installs zsh and fish where they are missing.
completions-test:
	@$(SWIFT) build $(DEBUG) --product rivulet >/dev/null && Tests/completions.sh .build/debug/rivulet

# One binary that needs no Swift on the machine, stripped, with its manual page and completions.
DIST := .build/dist
# Nothing loads the tool as a library, so its symbols can go.
DISTFLAGS := --static-swift-stdlib $(if $(filter Linux,$(shell uname)),-Xlinker --no-export-dynamic)
dist: setup
	@echo "Building the static tool (release; a few minutes the first time) ..."
	@$(SWIFT) build $(RELEASE) $(DISTFLAGS) --scratch-path .build/static 2>&1 \
	  | grep -E "error|warning|Build .*complete"; exit $${PIPESTATUS[0]}
	@rm -rf $(DIST) && mkdir -p $(DIST)/rivulet/{bin,man/man1,completions} && cd $(DIST) && \
	cp ../static/release/rivulet rivulet/bin/ && strip rivulet/bin/rivulet && cp ../../LICENSE rivulet/ && \
	rivulet/bin/rivulet man > rivulet/man/man1/rivulet.1 && \
	rivulet/bin/rivulet completions bash > rivulet/completions/rivulet.bash && \
	rivulet/bin/rivulet completions zsh > rivulet/completions/_rivulet && \
	rivulet/bin/rivulet completions fish > rivulet/completions/rivulet.fish && \
	tar -czf rivulet-$$(uname -s | tr A-Z a-z)-$$(uname -m).tar.gz rivulet && \
	ls -l rivulet/bin/rivulet *.tar.gz | awk '{ printf "%-40s %6.1f MB\n", $$NF, $$5 / 1e6 }' && \
	for line in "--version" "inspect ../../SampleFiles/launch.riv"; do \
	  for run in {1..20}; do \
	    start=$$(date +%s%N); rivulet/bin/rivulet $$line >/dev/null; echo $$(( ($$(date +%s%N) - start) / 1000 )); \
	  done | sort -n | sed -n "10s|$$| us, median of 20: rivulet $$line|p"; \
	done

clean:
	rm -rf .build
