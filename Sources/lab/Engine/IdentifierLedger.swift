/// What apps read of their identifiers through a run, and how one reading stands to those before.
struct IdentifierLedger {
  /// The readings, in order.
  private(set) var readings: [IdentifierReading] = []

  /// How a text stands to what the same app read before.
  enum Verdict: Equatable {
    /// The app has read nothing before, and reads something now.
    case first
    /// As the last time that there was something to read.
    case same
    /// As never before.
    case new
    /// Otherwise than the last time, as some time before.
    case back
    /// There is nothing to read.
    case nothing
  }

  /// Keeps a reading.
  mutating func add(_ reading: IdentifierReading) { readings.append(reading) }

  /// How what was read in one of the readings stands to those before it.
  func verdict(on identifier: ReadIdentifier, in index: Int) -> Verdict {
    let reading = readings[index]
    guard let text = reading.texts[identifier] else { return .nothing }
    let before = readings[..<index].filter { $0.bundle == reading.bundle }
    if before.isEmpty { return .first }
    let texts = before.compactMap { $0.texts[identifier] }
    if texts.last == text { return .same }
    return texts.contains(text) ? .back : .new
  }

  /// What differs in the last reading from what a step expects of it.
  func differences(from expected: IdentifierExpectations) -> [Difference] {
    guard let last = readings.indices.last else { return [] }
    return expected.all.filter { !holds($0, in: last) }.map { one in
      Difference(
        expected: Difference.Fact(one.identifier.rawValue, "\(one.expectation.value)"),
        found: Difference.Fact(one.identifier.rawValue, found(one.identifier, in: last)),
        range: one.expectation.range)
    }
  }

  private func holds(_ one: IdentifierExpectations.One, in index: Int) -> Bool {
    let text = readings[index].texts[one.identifier]
    switch one.expectation.value {
    case .same: return verdict(on: one.identifier, in: index) == .same
    case .new: return [.new, .first].contains(verdict(on: one.identifier, in: index))
    case .nothing: return text == nil
    case .text(let expected): return text == expected
    case .matching(let pattern): return text.map(pattern.isFound) ?? false
    case .sameAs(let other): return text != nil && text == readings[index].texts[other]
    case .sharedWith(let bundle):
      return text != nil && text == last(one.identifier, by: bundle.value)
    case .otherThan(let bundle):
      return text != nil && text != last(one.identifier, by: bundle.value)
    }
  }

  private func last(_ identifier: ReadIdentifier, by bundle: String) -> String? {
    readings.last { $0.bundle == bundle }.flatMap { $0.texts[identifier] }
  }

  private func found(_ identifier: ReadIdentifier, in index: Int) -> String {
    guard let text = readings[index].texts[identifier] else { return "none" }
    return [words(for: verdict(on: identifier, in: index)), "\"\(text)\""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func words(for verdict: Verdict) -> String {
    switch verdict {
    case .first, .nothing: ""
    case .same: "the same as before,"
    case .new: "a new one,"
    case .back: "an earlier one,"
    }
  }
}
