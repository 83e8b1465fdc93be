import AutoTrack
import Testing

@testable import LabKit
@testable import LabLanguage

/// The names and values that a step expects of an event's properties.
@Suite struct EventProperties {
  private func complaints(_ with: String, tracker: String = "{}") throws -> [String] {
    let steps = "{ launch: {}, expect: [{ event: '$AppClick', with: { \(with) } }] }"
    return try LabTests.complaints(ofScenario: Shop.scenario(steps: steps, tracker: tracker))
  }

  private static let list =
    " | properties: " + PresetProperty.names.joined(separator: ", ")

  @Test func `an unknown property of the tracker is a mistake`() throws {
    #expect(
      try complaints("$elment_path: 'x', $path: { absent: true }, path: 'x', $url: 'x'") == [
        "$elment_path → '$elment_path' is not a property of the tracker; "
          + "did you mean '$element_path'?",
        "$path → '$path' is not a property of the tracker" + Self.list,
      ])
  }

  @Test func `a preset event without its dollar sign is a mistake with a suggestion`() throws {
    let steps = "{ launch: {}, expect: [{ event: 'AppClick' }, { event: 'Paid' }] }"
    #expect(
      try LabTests.complaints(ofScenario: Shop.scenario(steps: steps)) == [
        "'AppClick' → 'AppClick' is not a tracker event; did you mean '$AppClick'?"
      ])
  }

  @Test func `a misspelt record type is a mistake unless an event has that name`() throws {
    let expected =
      "expect: [{ event: 'profile_sett' }, { event: 'item_delete' }, { event: 'paid' }]"
    #expect(
      try LabTests.complaints(ofScenario: Shop.scenario(steps: "{ launch: {}, \(expected) }")) == [
        "'profile_sett' → 'profile_sett' is not a type of record, and no step captures an event "
          + "with that name; did you mean 'profile_set'?"
      ])
    for maker in ["{ track: 'profile_sett' }", "{ timer: { end: 'profile_sett' } }"] {
      let steps = "{ launch: {}, \(expected) }, \(maker)"
      #expect(try LabTests.complaints(ofScenario: Shop.scenario(steps: steps)) == [])
    }
    let methods = "'didTapBuy:': [{ track: 'profile_sett' }], 'didTapShare:': []"
    #expect(
      try LabTests.complaints(
        ofScenario: Shop.scenario(steps: "{ launch: {}, \(expected) }", methods: methods)) == [])
  }

  @Test func `a custom property of an element may begin with a dollar sign`() throws {
    let tracker = "{ elements: { '#buy': { properties: { $price: 9 } } } }"
    #expect(try complaints("$price: 9", tracker: tracker) == [])
  }

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

  @Test func `an invalid pattern is a mistake`() throws {
    #expect(
      try complaints("$url: { matches: '(' }")
        == ["'(' → '(' is not a regular expression: unclosed '(' at character 1"])
    #expect(
      try complaints("$url: { matches: 1 }")
        == ["1 → expected a regular expression, found a number"])
  }

  @Test func `a text that does not match is shown beside its pattern`() throws {
    let steps = """
      { launch: {}, expect: [{ event: '$AppStart' },
        { event: '$AppViewScreen',
          with: { $url: { matches: '^Home' }, $title: { matches: 'op$' } } },
      ] }
      """
    let difference = try #require(
      try run(Shop.scenario(steps: steps)).outcomes[0].comparison.last?.difference)
    #expect(
      "\(difference.expected) | \(difference.found)"
        == "$AppViewScreen  $url matching /^Home/ | $AppViewScreen  $url \"ShopViewController\"")
  }
}
