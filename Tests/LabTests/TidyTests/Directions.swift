import Foundation
import Testing

/// Who may know of whom: MiniUI of nobody, AutoTrack of MiniUI, the lab of both.
@Suite struct Directions {
  private static let maths = ["Glibc", "Musl", "Darwin"]

  @Test func `MiniUI imports nothing but mathematics, in one file`() throws {
    let importing = try SourceTree("Sources/MiniUI").files.filter { !$0.imports.isEmpty }
    #expect(importing.map(\.path) == ["Sources/MiniUI/Geometry/Transform+Rotation.swift"])
    #expect(importing.flatMap(\.imports).allSatisfy(Self.maths.contains))
  }

  @Test func `AutoTrack imports MiniUI alone, but to store, to compress and to reach servers`()
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

  @Test func `the lab imports both, and the platform only in its system room`() throws {
    let files = try SourceTree("Sources/lab").files.filter { !Self.isOfTheNetwork($0.path) }
    let (system, rest) = (
      files.filter { $0.path.contains("/System/") }, files.filter { !$0.path.contains("/System/") }
    )
    #expect(Set(rest.flatMap(\.imports)).isSubset(of: ["MiniUI", "AutoTrack"]))
    // `Synchronization` comes with the toolchain, and is as far from scenarios as the platform.
    // Foundation's encoder and SQLite by itself are what the bench compares with.
    let allowed =
      Self.maths + [
        "MiniUI", "AutoTrack", "Synchronization", "Foundation", "FoundationEssentials", "CSQLite",
      ]
    #expect(Set(system.flatMap(\.imports)).isSubset(of: allowed))
  }

  @Test func `only the program beside the lab loads the network`() throws {
    let files = try SourceTree("Sources/lab", "Sources/MiniUI").files
    let program = files.filter { Self.isOfTheNetwork($0.path) }
    #expect(Set(program.flatMap(\.imports)) == ["AutoTrack", "AutoTrackHTTP", "Foundation"])
    let others = files.filter { !Self.isOfTheNetwork($0.path) }
    #expect(others.filter { $0.imports.contains("AutoTrackHTTP") }.map(\.path) == [])
  }

  /// Whether a file is of the program `lab-http`.
  private static func isOfTheNetwork(_ path: String) -> Bool {
    path.hasPrefix("Sources/lab/HTTP/")
  }

  @Test(arguments: [
    ("Sources/MiniUI", #"(?i)tracker|autotrack|analytics|view ?path|scenario|\$App"#),
    ("Sources/AutoTrack", #"(?i)scenario|json5"#),
  ])
  func `no module speaks of what is above it`(_ folder: String, _ words: String) throws {
    let pattern = try Regex(words)
    let mentions = try SourceTree(folder).files.flatMap { file in
      file.lines.filter { $0.contains(pattern) }.map { "\(file.path): \($0)" }
    }
    #expect(mentions == [])
  }

  @Test func `the dispatch table knows nothing of views`() throws {
    let words = try Regex(
      #"\b(View|Control|ViewController|Window|Application|AppProcess|Device)\b"#)
    let places = try SourceTree("Sources/MiniUI/Dispatch").places { $1.contains(words) }
    #expect(places == [])
  }
}

extension SourceTree.File {
  /// The modules that the file imports.
  fileprivate var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ")
      guard let keyword = words.firstIndex(of: "import"), keyword <= 1, words.count > keyword + 1
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
