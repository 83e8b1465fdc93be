// swift-tools-version: 6.2
import PackageDescription

/// Settings of every target: the language of tomorrow, and no warnings.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .enableUpcomingFeature("InferIsolatedConformances"),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ImmutableWeakCaptures"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
  .treatWarning("DeprecatedDeclaration", as: .warning),
]

/// Settings of the tests: an optimised build optimises what they test, and not the tests themselves.
///
/// Their module is written with their code, because a job of its own would check all files once more.
let testSettings =
  settings + [
    .unsafeFlags(["-Onone", "-no-emit-module-separately-wmo"], .when(configuration: .release))
  ]

/// The modules of the lab, the lowest first, with the modules below them that they may use.
let below: [String: [String]] = {
  let system = ["LabLanguage", "Wording"]
  let imports = system + ["LabSystem", "MiniUI"]
  let league = imports + ["LabImport", "AutoTrack"]
  let explain = league + ["LabKit"]
  let rules = explain + ["LabLeague"]
  let report = rules + ["LabRules", "LabExplain"]
  return [
    "LabLanguage": ["Wording"], "LabSystem": system, "LabImport": imports, "LabLeague": league,
    "LabKit": league, "LabExplain": explain, "LabRules": rules, "LabReport": report,
    "LabCommands": report + ["LabReport"],
  ]
}()

/// The modules with shared parts of the tests of their module and those above it.
let shared = ["LabLanguage", "LabImport", "LabLeague", "LabKit", "LabExplain"]

/// Returns what tests of a module use: the module, those below it, and the shared parts of tests.
func partsOfTests(of module: String) -> [String] {
  let modules = (below[module] ?? []) + [module]
  return modules + modules.filter(shared.contains).map { "\($0)Support" } + ["TestSupport"]
}

/// The shared parts of tests: those of a module use it and the modules below it.
let supports = shared.map { module in
  let name = "\(module)Support"
  return Target.target(
    name: name,
    dependencies: partsOfTests(of: module).filter { $0 != name }.map { .byName(name: $0) },
    path: "Tests/Support/\(name)", swiftSettings: settings)
}

/// The tests of each module, beside the programs that they start.
///
/// An edit in a module builds its tests and those of the modules above it.
let labTests = [
  ("LabLanguage", []), ("LabSystem", []), ("LabImport", ["lab-xml"]), ("LabLeague", ["lab-xml"]),
  ("LabKit", ["lab-xml"]), ("LabRules", ["lab-xml"]), ("LabReport", ["lab-xml"]),
  ("LabCommands", ["LabDev", "lab", "lab-dev", "lab-http", "lab-xml"]),
].map { module, programs in
  Target.testTarget(
    name: "\(module)Tests",
    dependencies: (partsOfTests(of: module) + programs).map { .byName(name: $0) },
    swiftSettings: testSettings)
}

let package = Package(
  name: "autotrack-lab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "MiniUI", targets: ["MiniUI", "Wording"]),
    .library(name: "AutoTrack", targets: ["AutoTrack", "Wording"]),
    .library(name: "AutoTrackHTTP", targets: ["AutoTrackHTTP"]),
    .library(name: "LabKit", targets: ["LabKit", "LabRules"]),
    .library(name: "LabCommands", targets: ["LabCommands"]),
    .executable(name: "lab", targets: ["lab"]),
    .executable(name: "lab-dev", targets: ["lab-dev"]),
    // Tests of other packages that read storyboards need it beside themselves.
    .executable(name: "lab-xml", targets: ["lab-xml"]),
  ],
  targets: [
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3",
      providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // Sentences of all modules; the lab's languages compile beside MiniUI.
    .target(name: "Wording", path: "Sources/MiniUI/Wording", swiftSettings: settings),
    .target(
      name: "MiniUI", dependencies: ["Wording"],
      exclude: ["Dispatch/Messages/Messages.txt", "Wording"], swiftSettings: settings),
    .target(
      name: "AutoTrack", dependencies: ["MiniUI", "Wording", "CSQLite", "CZlib"],
      exclude: ["Delivery/HTTP"], swiftSettings: settings),
    // The platform's network takes longer to load than the lab may take to start.
    .target(
      name: "AutoTrackHTTP", dependencies: ["AutoTrack", "MiniUI", "Wording"],
      path: "Sources/AutoTrack/Delivery/HTTP", swiftSettings: settings),
    // Asks servers for the lab, which starts it beside itself. The lab must not depend on it: then
    // the network would be linked into the lab, too.
    .executableTarget(
      name: "lab-http", dependencies: ["AutoTrack", "AutoTrackHTTP", "Wording"],
      path: "Sources/lab/HTTP",
      swiftSettings: settings),
    // Parses XML for the lab, which starts it beside itself, for the same reason.
    .executableTarget(
      name: "lab-xml", dependencies: ["LabLanguage"], path: "Sources/lab/XML",
      swiftSettings: settings),
    .target(
      name: "LabLanguage", dependencies: ["Wording"], path: "Sources/lab/LabLanguage",
      swiftSettings: settings),
    .target(
      name: "LabSystem", dependencies: ["Wording", "LabLanguage", "CZlib", "PageFiles"],
      path: "Sources/lab/LabSystem",
      swiftSettings: settings),
    // Compiles beside MiniUI and AutoTrack: it depends on neither.
    .target(
      name: "LabImport", dependencies: ["Wording", "LabLanguage", "LabSystem"],
      path: "Sources/lab/LabImport",
      swiftSettings: settings),
    // SQLite reads the stores of devices.
    .target(
      name: "LabKit",
      dependencies: ["LabImport", "Wording", "LabLanguage", "LabSystem", "AutoTrack", "MiniUI"],
      path: "Sources/lab/LabKit", swiftSettings: settings),
    .target(
      name: "LabLeague",
      dependencies: ["LabImport", "Wording", "LabLanguage", "LabSystem", "AutoTrack", "MiniUI"],
      path: "Sources/lab/LabLeague", swiftSettings: settings),
    .target(
      name: "LabExplain",
      dependencies: ["LabKit", "Wording", "LabLanguage", "LabSystem", "AutoTrack", "MiniUI"],
      path: "Sources/lab/LabExplain", swiftSettings: settings),
    .target(
      name: "LabRules",
      dependencies: [
        "LabKit", "LabLeague", "LabImport", "Wording", "LabLanguage", "LabSystem", "AutoTrack",
        "MiniUI",
      ], path: "Sources/lab/LabRules", swiftSettings: settings),
    .target(
      name: "LabReport",
      dependencies: [
        "LabExplain", "LabRules", "LabKit", "LabLeague", "LabImport", "Wording", "LabLanguage",
        "LabSystem",
        "AutoTrack", "MiniUI", "PageFiles",
      ], path: "Sources/lab/LabReport", swiftSettings: settings),
    // The modules of the report's page, which the C compiler embeds.
    .target(
      name: "PageFiles", path: "Sources/lab/PageFiles", exclude: ["Modules", "Sentences.txt"]),
    .target(
      name: "LabCommands",
      dependencies: [
        "LabExplain", "LabRules", "LabReport", "LabKit", "LabLeague", "LabImport", "Wording",
        "LabLanguage", "LabSystem", "AutoTrack", "MiniUI",
      ], path: "Sources/lab/LabCommands", swiftSettings: settings),
    // A build of the lab builds lab-xml beside it. SwiftPM links only the libraries of a program on
    // which another one depends, so the parser stays outside of the lab.
    .executableTarget(
      name: "lab", dependencies: ["LabCommands", "lab-xml"], path: "Sources/lab/lab",
      swiftSettings: settings),
    // The sizes of tests that enumerate, and files of the repository, for all targets of tests.
    .target(name: "TestSupport", path: "Tests/Support/TestSupport", swiftSettings: settings),
    // The repository's own tools, which start the lab beside them. SQLite is what the bench of the
    // store compares with.
    .target(
      name: "LabDev",
      dependencies: [
        "LabCommands", "LabExplain", "LabRules", "LabReport", "LabKit", "LabLeague", "LabImport",
        "Wording", "LabLanguage", "LabSystem", "AutoTrack", "MiniUI", "CSQLite",
      ], path: "Sources/lab/LabDev", swiftSettings: settings),
    .executableTarget(
      name: "lab-dev", dependencies: ["LabDev", "LabCommands", "lab"], path: "Sources/lab/lab-dev",
      swiftSettings: settings),
    .testTarget(
      name: "MiniUITests", dependencies: ["MiniUI", "Wording", "TestSupport"],
      exclude: ["Dispatch/Stories"], swiftSettings: testSettings),
    .testTarget(
      name: "AutoTrackTests",
      dependencies: ["AutoTrack", "AutoTrackHTTP", "MiniUI", "Wording", "TestSupport"],
      swiftSettings: testSettings),
    // The repository's own rules.
    .testTarget(
      name: "HouseTests", dependencies: ["TestSupport"], swiftSettings: testSettings),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += supports + labTests
