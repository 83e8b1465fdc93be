import AutoTrack
package import MiniUI

/// The comparison of pages' requests with a step's expectation.
extension RequestExpectation: ListedExpectation {
  static let nothing = Difference.Fact("no request")

  var fact: Difference.Fact {
    Difference.Fact("request", [event] + properties.words + (arrived ? [] : ["lost"]))
  }

  static func fact(of request: PageRequest) -> Difference.Fact {
    Difference.Fact("request", request.summary)
  }

  package func difference(
    from request: PageRequest
  ) -> (expected: Difference.Fact, found: Difference.Fact)? {
    guard request.event == event else { return (fact, Self.fact(of: request)) }
    let facts = request.facts
    let values = properties.differing { facts[$0] }
    let (wanted, found) = (values.map(\.words), values.map(\.foundWords))
    if arrived != request.arrived {
      return (
        Difference.Fact("request", [event] + wanted + [arrived ? "arrived" : "lost"]),
        Difference.Fact("request", [event] + found + [request.arrived ? "arrived" : "lost"])
      )
    }
    guard !values.isEmpty else { return nil }
    return (
      Difference.Fact("request", [event] + wanted), Difference.Fact("request", [event] + found)
    )
  }
}
