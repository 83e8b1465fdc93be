# The lab in a container; docs/gate.md explains it.
# The images by tag; a build of an organisation passes digests that it has checked.
ARG BUILD=swift:6.3-bookworm
ARG BASE=debian:bookworm-slim

FROM ${BUILD} AS build
WORKDIR /lab
RUN apt-get update -qq && apt-get install -y -qq libsqlite3-dev zlib1g-dev && rm -rf /var/lib/apt/lists/*
COPY . .
RUN for program in lab lab-http lab-xml; do \
    swift build -c release --static-swift-stdlib --product "$program" || exit 1; \
  done && strip .build/release/lab .build/release/lab-http .build/release/lab-xml

FROM ${BASE}
RUN apt-get update -qq && apt-get install -y -qq git libsqlite3-0 zlib1g libstdc++6 libcurl4 libxml2 \
  && rm -rf /var/lib/apt/lists/* && useradd --uid 10001 --create-home lab
WORKDIR /work
COPY --from=build /lab/.build/release/lab /lab/.build/release/lab-http /lab/.build/release/lab-xml /usr/local/bin/
COPY --chown=lab Scenarios Scenarios
USER lab
ENTRYPOINT ["lab"]
CMD ["run"]
