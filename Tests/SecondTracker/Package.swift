// swift-tools-version: 6.2
import PackageDescription

/// Third-party trackers: proof that AutoTrack needs only MiniUI's public API.
let package = Package(
  name: "second-tracker",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "autotrack-lab", path: "../..")],
  targets: [
    .target(
      name: "SecondTracker",
      dependencies: [.product(name: "MiniUI", package: "autotrack-lab")]),
    .target(
      name: "StatisticsSDK",
      dependencies: [.product(name: "MiniUI", package: "autotrack-lab")]),
    .testTarget(
      name: "SecondTrackerTests",
      dependencies: [
        "SecondTracker", "StatisticsSDK",
        .product(name: "MiniUI", package: "autotrack-lab"),
        .product(name: "AutoTrack", package: "autotrack-lab"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
