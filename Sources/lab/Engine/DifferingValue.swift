import AutoTrack

/// Something that an event, a request or a row has not as a step expects it.
struct DifferingValue {
  /// What it is called, and where the file says what it should be.
  let key: Located<String>
  private let expected: PropertyExpectation
  private let found: Value?

  /// Nil for what is as expected.
  init?(_ entry: Entry<PropertyExpectation>, _ found: Value?) {
    guard !entry.value.holds(for: found) else { return nil }
    (key, expected, self.found) = (entry.key, entry.value, found)
  }

  /// What should be: `num 2`.
  var words: String { "\(key.value) \(expected)" }

  /// What is: `num 1`.
  var foundWords: String { "\(key.value) \(found?.description ?? "absent")" }
}

extension [Entry<PropertyExpectation>] {
  /// Everything that is expected, one by one: `num 2`.
  var words: [String] { map { "\($0.key.value) \($0.value)" } }

  /// What is otherwise, given the values by name.
  func differing(from value: (_ name: String) -> AutoTrack.Value?) -> [DifferingValue] {
    compactMap { DifferingValue($0, value($0.key.value)) }
  }
}
