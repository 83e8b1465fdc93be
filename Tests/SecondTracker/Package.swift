// swift-tools-version: 6.2
import PackageDescription

/// Third-party trackers: proof that AutoTrack needs only MiniUI's public API, and that the lab runs
/// the tracker of another package.
let package = Package(
  name: "second-tracker",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "autotrack-lab", path: "../..")],
  targets: [
    .target(
      name: "SecondTracker",
      dependencies: [.product(name: "MiniUI", package: "autotrack-lab")]),
    .target(
      name: "LedgerTracker",
      dependencies: [
        "SecondTracker",
        .product(name: "MiniUI", package: "autotrack-lab"),
        .product(name: "AutoTrack", package: "autotrack-lab"),
        .product(name: "LabKit", package: "autotrack-lab"),
      ]),
    // AutoTrack with a scheme, a rule, an instrument, a store and a callback of this package.
    .target(
      name: "ExtendedTracker",
      dependencies: [
        .product(name: "MiniUI", package: "autotrack-lab"),
        .product(name: "AutoTrack", package: "autotrack-lab"),
        .product(name: "LabKit", package: "autotrack-lab"),
      ]),
    .executableTarget(
      name: "second-lab",
      dependencies: [
        "LedgerTracker", "ExtendedTracker", .product(name: "LabCommands", package: "autotrack-lab"),
      ]),
    .target(
      name: "StatisticsSDK",
      dependencies: [.product(name: "MiniUI", package: "autotrack-lab")]),
    .testTarget(
      name: "SecondTrackerTests",
      dependencies: [
        "SecondTracker", "LedgerTracker", "ExtendedTracker", "StatisticsSDK",
        .product(name: "LabKit", package: "autotrack-lab"),
        .product(name: "MiniUI", package: "autotrack-lab"),
        .product(name: "AutoTrack", package: "autotrack-lab"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)
