// swift-tools-version: 6.2
import PackageDescription

/// Extensions of AutoTrack by another package: each extension point with public API only, and
/// expectations about the survival of rules.
let package = Package(
  name: "outside",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "autotrack-lab", path: "../..")],
  targets: [
    .testTarget(
      name: "OutsideTests",
      dependencies: [
        .product(name: "MiniUI", package: "autotrack-lab"),
        .product(name: "AutoTrack", package: "autotrack-lab"),
        .product(name: "LabKit", package: "autotrack-lab"),
        .product(name: "lab-xml", package: "autotrack-lab"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
