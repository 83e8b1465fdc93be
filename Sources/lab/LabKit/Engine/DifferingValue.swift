import AutoTrack
import LabLanguage

/// A value of an event, a request or a row that differs from its expectation.
struct DifferingValue {
  /// The name of the value, and the place of its expectation in the file.
  let key: Located<String>
  private let expected: PropertyExpectation
  private let found: Value?

  /// Nil if the value meets the expectation.
  init?(_ entry: Entry<PropertyExpectation>, _ found: Value?) {
    guard !entry.value.holds(for: found) else { return nil }
    (key, expected, self.found) = (entry.key, entry.value, found)
  }

  /// The expectation: `num 2`.
  var words: String { "\(key.value) \(expected)" }

  /// The value found: `num 1`.
  var foundWords: String { "\(key.value) \(found?.description ?? "absent")" }
}

extension [Entry<PropertyExpectation>] {
  /// The expectations as texts: `num 2`.
  var words: [String] { map { "\($0.key.value) \($0.value)" } }

  /// Returns the differing values; `value` returns a value by its name.
  func differing(from value: (_ name: String) -> AutoTrack.Value?) -> [DifferingValue] {
    compactMap { DifferingValue($0, value($0.key.value)) }
  }
}
