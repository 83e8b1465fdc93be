import Foundation
import TestSupport
import Testing

/// The dependencies of modules: AutoTrack uses MiniUI, and the lab uses both.
@Suite struct Directions {
  private static let maths = ["Glibc", "Musl", "Darwin"]

  @Test func `MiniUI imports only mathematics, in one file`() throws {
    let importing = try SourceTree("Sources/MiniUI").files.filter { !$0.imports.isEmpty }
    #expect(importing.map(\.path) == ["Sources/MiniUI/Geometry/Transform.swift"])
    #expect(importing.flatMap(\.imports).allSatisfy(Self.maths.contains))
  }

  @Test func `AutoTrack imports only MiniUI outside storage, compression and transport`()
    throws
  {
    let files = try SourceTree("Sources/AutoTrack").files
    let isDatabase = { (path: String) in path.hasPrefix("Sources/AutoTrack/Delivery/Store/SQLite/")
    }
    let isTransport = { (path: String) in path.hasPrefix("Sources/AutoTrack/Delivery/HTTP/") }
    let compression = "Sources/AutoTrack/Delivery/Encodings/Gzip.swift"
    let rest = files.filter {
      !isDatabase($0.path) && !isTransport($0.path) && $0.path != compression
    }
    #expect(Set(rest.flatMap(\.imports)) == ["MiniUI"])
    #expect(files.filter { $0.path == compression }.flatMap(\.imports) == ["CZlib"])
    let database = files.filter { isDatabase($0.path) }
    #expect(Set(database.flatMap(\.imports)) == ["MiniUI", "CSQLite"])
    #expect(
      Set(files.filter { isTransport($0.path) }.flatMap(\.imports)) == [
        "AutoTrack", "Dispatch", "Foundation", "FoundationNetworking", "MiniUI",
        "Synchronization",
      ])
  }

  @Test func `LabLanguage imports no module`() throws {
    #expect(try SourceTree("Sources/lab/LabLanguage").files.flatMap(\.imports) == [])
  }

  @Test func `LabImport compiles beside MiniUI and AutoTrack`() throws {
    let files = try SourceTree("Sources/lab/LabImport").files
    #expect(Set(files.flatMap(\.imports)) == ["LabLanguage", "LabSystem"])
  }

  @Test func `the lab imports only modules of the package outside of LabSystem`() throws {
    let package = [
      "MiniUI", "AutoTrack", "LabLanguage", "LabSystem", "LabImport", "LabKit", "LabLeague",
      "LabExplain", "LabRules", "LabReport", "LabCommands", "LabDev", "PageFiles",
    ]
    let files = try SourceTree("Sources/lab").files.filter { !Self.isOfAProgram($0.path) }
    // `Synchronization` is part of the toolchain, like Foundation.
    let allowed: [(folder: String, modules: [String])] = [
      ("Sources/lab/LabSystem/", Self.maths + ["Synchronization", "CZlib"]),
      ("Sources/lab/LabKit/Server/HTTPProgram.swift", ["Synchronization"]),
      // The bench compares with Foundation's encoder and with plain SQLite.
      (
        "Sources/lab/LabDev/Bench/Baselines.swift",
        ["Foundation", "FoundationEssentials", "CSQLite"]
      ),
    ]
    for file in files {
      let others = allowed.filter { file.path.hasPrefix($0.folder) }.flatMap(\.modules)
      #expect(Set(file.imports).isSubset(of: package + others), "\(file.path)")
    }
  }

  @Test func `only lab-http imports the transport module`() throws {
    let files = try SourceTree("Sources/lab", "Sources/MiniUI").files
    let program = files.filter { Self.isOfTheNetwork($0.path) }
    #expect(Set(program.flatMap(\.imports)) == ["AutoTrack", "AutoTrackHTTP", "Foundation"])
    let others = files.filter { !Self.isOfTheNetwork($0.path) }
    #expect(others.filter { $0.imports.contains("AutoTrackHTTP") }.map(\.path) == [])
  }

  @Test func `only lab-xml imports the XML parser`() throws {
    let files = try SourceTree("Sources").files
    let program = files.filter { $0.path.hasPrefix("Sources/lab/XML/") }
    #expect(
      Set(program.flatMap(\.imports)) == ["Foundation", "FoundationXML", "LabLanguage"])
    #expect(
      files.filter { $0.imports.contains("FoundationXML") }.map(\.path) == program.map(\.path))
  }

  /// Returns true if a file belongs to a program beside the lab.
  private static func isOfAProgram(_ path: String) -> Bool {
    isOfTheNetwork(path) || path.hasPrefix("Sources/lab/XML/")
  }

  /// Returns true if a file belongs to the program `lab-http`.
  private static func isOfTheNetwork(_ path: String) -> Bool {
    path.hasPrefix("Sources/lab/HTTP/")
  }

  @Test(arguments: [
    (
      "Sources/MiniUI",
      ["tracker", "autotrack", "analytics", "viewpath", "view path", "scenario", "$app"]
    ),
    ("Sources/AutoTrack", ["scenario", "json5"]),
  ])
  func `no module mentions the terms of a higher module`(_ folder: String, _ words: [String]) throws
  {
    let mentions = try SourceTree(folder).files.flatMap { file in
      file.lines.filter { words.contains(where: $0.lowercased()[...].mentions) }
        .map { "\(file.path): \($0)" }
    }
    #expect(mentions == [])
  }

  @Test func `the dispatch folder names no view type`() throws {
    let words = try Regex(
      #"\b(View|Control|ViewController|Window|Application|AppProcess|Device)\b"#)
    let places = try SourceTree("Sources/MiniUI/Dispatch")
      .places(of: "View", "Control", "Window", "App", "Device") { $1.contains(words) }
    #expect(places == [])
  }
}

extension SourceTree.File {
  /// The imported modules but for the sentences, which every module may use.
  fileprivate var imports: [String] { allImports.filter { $0 != "Wording" } }

  private var allImports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      // A quote begins a text, such as a command line of `lab import`.
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1,
        words.count > keyword + 1, words.first?.hasPrefix("\"") == false
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
