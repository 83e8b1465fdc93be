import Foundation
import TestSupport
import Testing

/// Rules that all sources of the repository keep.
@Suite struct Tidy {
  let sources: SourceTree
  let everything: SourceTree

  init() throws {
    sources = try SourceTree("Sources")
    everything = try SourceTree("Sources", "Tests")
  }

  @Test func `the source tree has more than 100 files`() {
    #expect(sources.files.count > 100)
  }

  @Test func `no line is longer than 100 columns`() {
    let long = everything.files.flatMap { file in
      file.lines.enumerated().filter {
        // The bytes first, because characters take longer to count.
        $0.element.utf8.count > 100 && $0.element.count > 100
      }.map {
        "\(file.path):\($0.offset + 1)"
      }
    }
    #expect(long == [])
  }

  @Test func `no text is broken in the middle of a word`() {
    let places = everything.files.flatMap { file in
      zip(file.lines, file.lines.dropFirst()).enumerated().filter {
        Self.breaksWord($0.element.0, $0.element.1)
      }.map { "\(file.path):\($0.offset + 1)" }
    }
    #expect(places == [], "put the text into a snapshot file, see Tests/README.md")
  }

  /// True for `…wo\` or `…wo"` if the next line continues the word.
  private static func breaksWord(_ line: Substring, _ next: Substring) -> Bool {
    let next = next.drop { $0 == " " }
    if line.hasSuffix("\\") {
      return line.dropLast().last?.isLetterOrDigit == true && next.first?.isLetterOrDigit == true
    }
    guard line.hasSuffix("\""), next.hasPrefix("+ \"") else { return false }
    let end = line.dropLast()
    // The letter of an escape such as `\n` is not part of a word.
    return end.last?.isLetterOrDigit == true && end.dropLast().last != "\\"
      && next.dropFirst(3).first?.isLetterOrDigit == true
  }

  @Test func `no file is longer than 600 lines`() {
    let long = everything.files.filter { $0.lines.count > 601 }
    #expect(long.map(\.path) == [])
  }

  @Test func `no function is longer than 60 lines`() {
    #expect(everything.files.flatMap(FunctionLength.tooLong(in:)) == [])
  }

  @Test func `files contain no to-do marks`() {
    let marks = everything.files.filter { !$0.path.contains("/HouseTests/") }.flatMap { file in
      file.lines.filter { $0.contains("TODO") || $0.contains("FIXME") }.map {
        "\(file.path): \($0)"
      }
    }
    #expect(marks == [])
  }

  /// Foundation's `OperationQueue` is unchecked, and the compiler has each subclass repeat it.
  @Test func `sources contain no forced or unchecked code`() {
    let inherited = "final class BoundedQueue: OperationQueue, @unchecked Sendable {"
    let forced = /\btry!|\bas!|[\w)\]]!(?!=)/
    #expect(sources.places(of: "!") { $1.contains(forced) } == [])
    let places = sources.places(of: "@unchecked", "nonisolated(unsafe)") { $1 != inherited }
    #expect(places == [])
  }

  /// An optimised build ends without the words of a `precondition`, and prints a `fatalError`'s.
  @Test func `every build tells the reason of a programmer error`() {
    let places = sources.places(of: "precondition(", "preconditionFailure(", "fatalError()")
    #expect(places == [])
  }

  @Test func `the name of a space of cases is the suite that its commands select`() throws {
    let files = try SourceTree("Tests").files.filter { !$0.path.contains("TestSpaceTests") }
    let suites = files.flatMap(\.lines).filter { $0.mentions("struct ") }
      .compactMap { $0.firstMatch(of: /struct (\w+)/)?.1 }
    let spaces = files.filter { $0.lines.contains { $0.mentions("TestSpace(") } }
      .flatMap { file in
        file.lines.joined(separator: "\n").matches(of: /TestSpace\(\s*"(\w+)"/).map(\.1)
      }
    #expect(Set(spaces).subtracting(suites) == [])
    #expect(spaces.count > 50)
  }

  @Test func `only the lab prints`() throws {
    let printing = try Regex(#"\bprint\("#)
    let places = sources.places(of: "print(") { file, line in
      !file.path.hasPrefix("Sources/lab/") && line.contains(printing)
    }
    #expect(places == [])
  }

  @Test func `only six places contain unsafe code`() throws {
    let rooms = [
      "Sources/MiniUI/Dispatch/", "Sources/AutoTrack/Delivery/Store/SQLite/",
      "Sources/AutoTrack/Core/JSON/",
      "Sources/AutoTrack/Delivery/Encodings/Gzip.swift", "Sources/lab/LabSystem/",
      "Sources/lab/LabReport/Report/PageCode.swift",
      "Sources/lab/LabDev/Bench/Baselines.swift", "Sources/lab/LabDev/Generate/ShapeSource.swift",
    ]
    let word = try Regex(#"\bunsafe\b"#)
    let places = sources.places(of: "unsafe") { file, line in
      !rooms.contains { file.path.hasPrefix($0) } && line.contains(word)
    }
    #expect(places == [])
  }
}

extension Character {
  fileprivate var isLetterOrDigit: Bool { isLetter || isNumber }
}
