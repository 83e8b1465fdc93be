package import AutoTrack
package import LabLanguage
package import Wording

/// An alignment of a step's events with the expected ones at the least cost.
package struct EventAlignment {
  private let expected: [Located<EventExpectation>]
  private let found: [Event]
  private let range: Range<Int>
  /// The least cost from a pair of positions to the ends.
  private var costs: [[Int]] = []

  /// A differing event (3) costs less than one missing and one unexpected event (2 + 2).
  private enum Cost {
    static let differs = 3
    static let single = 2
  }

  /// - Parameters:
  ///   - expected: The events in the file.
  ///   - found: The events of the step.
  ///   - range: The bytes of the whole expectation.
  package init(of expected: [Located<EventExpectation>], with found: [Event], at range: Range<Int>)
  {
    self.expected = expected
    self.found = found
    self.range = range
    costs = Array(
      repeating: Array(repeating: 0, count: found.count + 1), count: expected.count + 1)
    // From the ends backwards: each cost depends on those behind it.
    for left in (0...expected.count).reversed() {
      for right in (0...found.count).reversed() { costs[left][right] = cost(left, right) }
    }
  }

  /// The rows of the timeline in order; a missing event that came elsewhere is marked so.
  var rows: [EventComparison] {
    let rows = alignedRows
    let strays = rows.indices.compactMap { index in
      if case .unexpected(let event) = rows[index] {
        Stray(event: event, index: index)
      } else {
        nil
      }
    }
    let named = Set(
      rows.indices.compactMap { index in
        if case .missing(let expected) = rows[index] {
          nearest(to: expected.value, at: index, strays)?.index
        } else {
          nil
        }
      })
    return rows.indices.map { index in
      comparison(of: rows[index], at: index, strays, isNamed: named.contains(index))
    }
  }

  /// An expected event by its index, an event found, or both.
  package enum Pair {
    /// The expectation and the values that differ from it; with the event.
    case both(Int, [DifferingValue], Event)
    case missing(Int)
    case unexpected(Event)
  }

  /// The alignment by the indices of the expectations.
  package var pairs: [Pair] {
    var index = -1
    return alignedRows.map { row in
      switch row {
      case .pair(let expected, let event):
        index += 1
        return .both(index, expected.value.differences(from: event), event)
      case .missing:
        index += 1
        return .missing(index)
      case .unexpected(let event): return .unexpected(event)
      }
    }
  }

  /// A row before missing events are matched with unexpected ones.
  private enum Row {
    case pair(Located<EventExpectation>, Event)
    case missing(Located<EventExpectation>)
    case unexpected(Event)
  }

  /// An unexpected event, with its row.
  private struct Stray {
    let event: Event
    let index: Int
  }

  private var alignedRows: [Row] {
    var rows: [Row] = []
    var (left, right) = (0, 0)
    // Follows the least costs forwards; in a tie, a pair comes before single events.
    while left < expected.count || right < found.count {
      if left < expected.count, right < found.count,
        costs[left][right] == pairCost(left, right) + costs[left + 1][right + 1]
      {
        rows.append(.pair(expected[left], found[right]))
        (left, right) = (left + 1, right + 1)
      } else if left < expected.count, costs[left][right] == Cost.single + costs[left + 1][right] {
        rows.append(.missing(expected[left]))
        left += 1
      } else {
        rows.append(.unexpected(found[right]))
        right += 1
      }
    }
    return rows
  }

  private func cost(_ left: Int, _ right: Int) -> Int {
    guard left < expected.count else { return (found.count - right) * Cost.single }
    guard right < found.count else { return (expected.count - left) * Cost.single }
    return min(
      pairCost(left, right) + costs[left + 1][right + 1], Cost.single + costs[left + 1][right],
      Cost.single + costs[left][right + 1])
  }

  /// Returns the cost of a pair; above that of two single events if their names differ.
  private func pairCost(_ left: Int, _ right: Int) -> Int {
    let expectation = expected[left].value
    guard expectation.name == found[right].name else { return 2 * Cost.single + 1 }
    return expectation.differences(from: found[right]).isEmpty ? 0 : Cost.differs
  }

  private func comparison(
    of row: Row, at index: Int, _ strays: [Stray], isNamed: Bool
  ) -> EventComparison {
    switch row {
    case .pair(let expected, let event): compare(expected, event)
    case .unexpected(let event): unexpected(event, isNamed)
    case .missing(let expected): missing(expected, at: index, strays)
    }
  }

  private func compare(_ expected: Located<EventExpectation>, _ event: Event) -> EventComparison {
    let differing = expected.value.differences(from: event)
    guard let first = differing.first else { return .held(event) }
    return .differs(
      Difference(
        expected: Difference.Fact("\(event.name.text)", differing.map(\.sentence)),
        found: Difference.Fact("\(event.name.text)", differing.map(\.finding)),
        range: first.key.range))
  }

  private func missing(
    _ expected: Located<EventExpectation>, at index: Int, _ strays: [Stray]
  ) -> EventComparison {
    let properties = expected.value.everything.sentences
    let nearest = nearest(to: expected.value, at: index, strays)
    return .differs(
      Difference(
        expected: Difference.Fact("\(expected.value.name.text)", properties),
        found: nearest.map { place(of: $0, against: expected.value, at: index) }
          ?? Difference.Fact(Difference.noSuchEvent),
        range: expected.range))
  }

  /// Returns the unexpected event of that name with the fewest differences, then the nearest.
  private func nearest(
    to expected: EventExpectation, at index: Int, _ strays: [Stray]
  ) -> Stray? {
    strays.filter { $0.event.name == expected.name }.min { left, right in
      let (one, other) = (left.event, right.event)
      return (expected.differences(from: one).count, abs(left.index - index))
        < (expected.differences(from: other).count, abs(right.index - index))
    }
  }

  private func place(
    of stray: Stray, against expected: EventExpectation, at index: Int
  ) -> Difference.Fact {
    let values = expected.differences(from: stray.event).map(\.finding)
    return Difference.Fact(
      "\(stray.event.name.text)", values + [stray.index < index ? "came earlier" : "came later"])
  }

  private func unexpected(_ event: Event, _ isNamed: Bool) -> EventComparison {
    .differs(
      Difference(
        expected: Difference.Fact(Difference.noEvent),
        found: Difference.Fact("\(event.name.text)", event.summary), range: range,
        isOutOfOrder: isNamed))
  }
}

/// One row of a step's timeline: an event as expected, or a difference.
package enum EventComparison: Equatable, Sendable {
  /// An event that met its expectation, or had none.
  case held(Event)
  /// An event that differs, is missing, or is unexpected.
  case differs(Difference)

  /// The difference, if there is one.
  package var difference: Difference? {
    guard case .differs(let difference) = self else { return nil }
    return difference
  }
}

/// A value of an event, a request or a row that differs from its expectation.
package struct DifferingValue: Worded {
  /// The name of the value, and the place of its expectation in the file.
  package let key: Located<String>
  package let expected: PropertyExpectation
  /// The value of the event; nil if it has none.
  package let found: Value?

  /// Nil if the value meets the expectation.
  init?(_ entry: Entry<PropertyExpectation>, _ found: Value?) {
    guard !entry.value.holds(for: found) else { return nil }
    (key, expected, self.found) = (entry.key, entry.value, found)
  }

  /// The expectation: `num 2`.
  package var sentence: Sentence { "\(key.value) \(expected)" }

  /// The value found: `num 1`.
  var finding: Sentence {
    guard let found else { return "\(key.value) \(PropertyExpectation.absent)" }
    return "\(key.value) \(found)"
  }
}

extension EventExpectation {
  /// The expectations of the event, in the order of the file's keys.
  fileprivate var everything: [Entry<PropertyExpectation>] { properties + envelope }

  /// Returns the values that differ or are absent.
  fileprivate func differences(from event: Event) -> [DifferingValue] {
    properties.differing { event[$0] } + envelope.differing { event.envelope($0) }
  }
}

extension [Entry<PropertyExpectation>] {
  /// The expectations: `num 2`.
  var sentences: [Sentence] { map { "\($0.key.value) \($0.value)" } }

  /// Returns the differing values; `value` returns a value by its name.
  func differing(from value: (_ name: String) -> AutoTrack.Value?) -> [DifferingValue] {
    compactMap { DifferingValue($0, value($0.key.value)) }
  }
}
