import AutoTrack
import LabLanguageSupport
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage

/// The names and values that a step expects of an event's properties.
@Suite struct EventProperties {
  @Test func `the preset properties are those that AutoTrack writes`() throws {
    let files = try SourceTree("Sources/AutoTrack").files
      .filter { !$0.path.hasSuffix("EnvelopeOverrides.swift") }  // These leave the properties.
    let written = files.flatMap { file in
      file.lines.filter { !$0.contains("//") }.flatMap { line in
        line.matches(of: /"(\$[a-z_]+)"/).map { String($0.1) }
      }
    }
    let identities = written.filter { $0.hasPrefix("$identity_") }
    let elsewhere = Set(identities + ["$lib_detail"])  // Members of the envelope.
    #expect(Set(written).subtracting(elsewhere).sorted() == PresetProperty.names)
  }

  @Test(arguments: [
    ("'^[0-9a-f]{4}$'", Value.string("8f95"), true), ("'^[0-9a-f]{4}$'", .string("8f954"), false),
    ("'Button'", .string("ShopViewController[0]/UIButton[0]"), true),
    ("'a'", .string("A"), false), ("'1'", .integer(1), false), ("''", .string(""), true),
  ])
  func `a text matches a pattern found in it`(
    pattern: String, value: Value, holds: Bool
  ) throws {
    let mistakes = Mistakes(in: try file("{ matches: \(pattern) }"))
    let expectation = try #require(PropertyExpectation.reader.read(fileOf: mistakes))
    #expect(expectation.holds(for: value) == holds)
    #expect(!expectation.holds(for: nil))
  }
}
