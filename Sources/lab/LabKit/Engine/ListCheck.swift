import LabLanguage

/// An element of a list that a step expects completely and in order: requests, rows, reports.
protocol ListedExpectation: Sendable {
  /// The element that it is compared with.
  associatedtype Found
  /// The fact for an absent element.
  static var nothing: Difference.Fact { get }
  /// The fact for the whole expectation.
  var fact: Difference.Fact { get }
  /// Returns the fact for an element found.
  static func fact(of found: Found) -> Difference.Fact
  /// Returns the differing parts of an element and its expectation; nil if the element meets it.
  func difference(from found: Found) -> (expected: Difference.Fact, found: Difference.Fact)?
}

/// A comparison of a list with its expectation, position by position.
struct ListCheck<Expectation: ListedExpectation> {
  private let expected: [Located<Expectation>]
  /// The range for an unexpected element.
  private let range: Range<Int>

  /// A check for exactly these elements, in order; nil expects none.
  init(_ expected: Located<[Located<Expectation>]>?, of step: Range<Int>) {
    self.expected = expected?.value ?? []
    range = expected?.range ?? step
  }

  func differences(from found: [Expectation.Found]) -> [Difference] {
    let pairs = zip(expected, found).compactMap { wanted, one in
      wanted.value.difference(from: one).map {
        Difference(expected: $0.expected, found: $0.found, range: wanted.range)
      }
    }
    let missing = expected.dropFirst(found.count).map { one in
      Difference(expected: one.value.fact, found: Expectation.nothing, range: one.range)
    }
    let more = found.dropFirst(expected.count).map { one in
      Difference(expected: Expectation.nothing, found: Expectation.fact(of: one), range: range)
    }
    return pairs + missing + more
  }
}
