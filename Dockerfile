# The lab in a container: docker build -t autotrack-lab . && docker run --rm autotrack-lab run
FROM swift:6.3-bookworm AS build
WORKDIR /lab
RUN apt-get update -qq && apt-get install -y -qq libsqlite3-dev zlib1g-dev && rm -rf /var/lib/apt/lists/*
COPY . .
RUN swift build -c release --static-swift-stdlib --product lab \
  && swift build -c release --static-swift-stdlib --product lab-http \
  && swift build -c release --static-swift-stdlib --product lab-xml \
  && strip .build/release/lab .build/release/lab-http .build/release/lab-xml

FROM debian:bookworm-slim
RUN apt-get update -qq && apt-get install -y -qq libsqlite3-0 zlib1g libstdc++6 libcurl4 libxml2 \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /work
COPY --from=build /lab/.build/release/lab /lab/.build/release/lab-http /lab/.build/release/lab-xml /usr/local/bin/
COPY Scenarios Scenarios
ENTRYPOINT ["lab"]
CMD ["run"]
