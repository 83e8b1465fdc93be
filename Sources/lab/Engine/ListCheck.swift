/// Something of which a step names all there is, in order: requests, rows, reports.
protocol ListedExpectation: Sendable {
  /// What it is compared with.
  associatedtype Found
  /// What is said where there is none.
  static var nothing: Difference.Fact { get }
  /// Everything that is expected of it.
  var fact: Difference.Fact { get }
  /// What there is to say of one that came.
  static func fact(of found: Found) -> Difference.Fact
  /// What one has otherwise, next to what is expected; nil where it is as expected.
  func difference(from found: Found) -> (expected: Difference.Fact, found: Difference.Fact)?
}

/// Compares a list with what a step expects of it, place by place.
struct ListCheck<Expectation: ListedExpectation> {
  private let expected: [Located<Expectation>]
  /// Stands for the whole where something came that nobody expected.
  private let range: Range<Int>

  /// Looks for exactly these, in order; without an expectation, for none.
  init(_ expected: Located<[Located<Expectation>]>?, of step: Range<Int>) {
    self.expected = expected?.value ?? []
    range = expected?.range ?? step
  }

  /// What differs, one by one.
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
