import AutoTrack
import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct Expectations {
  /// An expectation of a launch, and its differences from `$AppStart`, `$AppViewScreen`.
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let expect: String
    let differences: [String]

    init(_ name: String, _ expect: String, _ differences: String...) {
      testDescription = name
      self.expect = expect
      self.differences = differences
    }
  }

  private static func differences(_ steps: String) throws -> [String] {
    try run(Shop.scenario(steps: steps)).outcomes.flatMap { outcome in
      (outcome.comparison.compactMap(\.difference) + outcome.differences).map {
        "\($0.expected) | \($0.found)"
      }
    }
  }

  @Test(arguments: [
    Row("as it comes", "[{ event: '$AppStart' }, { event: '$AppViewScreen' }]"),
    Row(
      "one missing", "[{ event: '$AppStart' }]",
      "no event | $AppViewScreen  ShopViewController"),
    Row(
      "one too many", "[{ event: '$AppStart' }, { event: '$AppEnd' }, { event: '$AppViewScreen' }]",
      "$AppEnd | no such event"),
    Row(
      "another order", "[{ event: '$AppViewScreen' }, { event: '$AppStart' }]",
      "$AppViewScreen | $AppViewScreen  came later",
      "no event | $AppViewScreen  ShopViewController"),
    Row(
      "another order and another value",
      "[{ event: '$AppViewScreen', with: { $title: 'Home' } }, { event: '$AppStart' }]",
      "$AppViewScreen  $title \"Home\" | $AppViewScreen  $title \"Shop\"  came later",
      "no event | $AppViewScreen  ShopViewController"),
    Row(
      "none", "[]", "no event | $AppStart  first time",
      "no event | $AppViewScreen  ShopViewController"),
    Row(
      "properties as they come",
      "[{ event: '$AppStart', with: { $is_first_time: true } }, { event: '$AppViewScreen', "
        + "with: { $title: 'Shop', $referrer: { absent: true }, $url: { any: true } } }]"),
    Row(
      "other properties",
      "[{ event: '$AppStart', with: { $is_first_time: false } }, { event: '$AppViewScreen', "
        + "with: { $title: { absent: true }, $referrer: { any: true }, "
        + "$url: { between: [1, 2] } } }]",
      "$AppStart  $is_first_time false | $AppStart  $is_first_time true",
      "$AppViewScreen  $title absent  $referrer present  $url 1…2"
        + " | $AppViewScreen  $title \"Shop\"  $referrer absent  $url \"ShopViewController\""),
  ])
  func `expect is ordered and exhaustive, with is a subset`(row: Row) throws {
    #expect(
      try Self.differences("{ launch: {}, expect: \(row.expect) }") == row.differences)
  }

  @Test func `in a file with an expect, a step without one expects no event`() throws {
    #expect(
      try Self.differences("{ launch: {} }, { kill: {}, expect: [] }") == [
        "no event | $AppStart  first time", "no event | $AppViewScreen  ShopViewController",
      ])
  }

  @Test func `a file without an expect only prints`() throws {
    #expect(try Self.differences("{ launch: {} }, { kill: {} }") == [])
  }

  @Test func `a duration is compared by its amount`() throws {
    let steps = """
      { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] }, { wait: '8s' },
      { background: {}, expect: [
        { event: '$AppPageLeave', with: { event_duration: 8.0 } },
        { event: '$AppEnd', with: { event_duration: { between: [9, 10] } } }] },
      """
    #expect(
      try Self.differences(steps) == [
        "$AppEnd  event_duration 9…10 | $AppEnd  event_duration 8"
      ])
  }

  private static let crash = "-[ShopViewController pay]: unrecognized selector sent to instance"

  @Test(arguments: [
    Row("its reason", "crash: \"\(crash)\""),
    Row("its name and reason", "crash: \"NSInvalidArgumentException: \(crash)\""),
    Row(
      "a part of it", "crash: \"unrecognized selector\"",
      "crash  unrecognized selector | crash  NSInvalidArgumentException: \(crash)"),
  ])
  func `a crash is expected by its reason`(row: Row) throws {
    #expect(
      try Self.differences("{ launch: {} }, { send: 'pay', \(row.expect) }") == row.differences)
  }

  @Test func `a missing crash is a difference`() throws {
    #expect(
      try Self.differences("{ launch: {}, crash: 'x' }") == ["crash  x | no crash"])
  }

  @Test(arguments: [
    Row("the cover", "missed: 'UIView #veil'"),
    Row(
      "the sentence",
      "missed: 'UIButton #buy \"Buy\" is not hit at {70, 122}; UIView #veil is'"),
    Row("something else", "missed: '#veil'", "missed  #veil | missed  UIView #veil"),
  ])
  func `a miss is expected by the view that is hit`(row: Row) throws {
    let views = Shop.views + "{ id: 'veil', frame: [0, 100, 390, 44] },"
    let text = Shop.scenario(
      steps: "{ launch: {} }, { tap: '#buy', \(row.expect) }", views: views)
    let differences = try run(text).outcomes.flatMap(\.differences)
    #expect(differences.map { "\($0.expected) | \($0.found)" } == row.differences)
  }

  @Test func `a tap that hits fails an expected miss`() throws {
    #expect(
      try Self.differences("{ launch: {} }, { tap: '#buy', missed: 'x' }") == [
        "missed  x | a tap that hit"
      ])
  }

  @Test func `a suppression is expected by its reason`() throws {
    let taps = "{ launch: {} }, { tap: '#buy' }, { tap: '#buy', after: '50ms', suppressed: "
    #expect(try Self.differences(taps + "'duplicate' }") == [])
    #expect(
      try Self.differences(taps + "'ignoredScreen' }") == [
        "suppressed  ignoredScreen | suppressed  duplicate"
      ])
    #expect(
      try Self.differences("{ launch: {} }, { tap: '#buy', suppressed: 'duplicate' }") == [
        "suppressed  duplicate | nothing suppressed"
      ])
  }
}
