import AutoTrack
import MiniUI

/// Compares what pages asked of their servers with what a step expects.
struct RequestCheck {
  private let expected: [Located<RequestExpectation>]
  /// Stands for the whole where a request came that nobody expected.
  private let range: Range<Int>

  /// Looks for exactly these requests, in order; without `requests`, for none.
  init(_ expected: Located<[Located<RequestExpectation>]>?, of step: Range<Int>) {
    self.expected = expected?.value ?? []
    range = expected?.range ?? step
  }

  /// What differs, request by request.
  func differences(from requests: [PageRequest]) -> [Difference] {
    let pairs = zip(expected, requests).flatMap { Self.differences(of: $1, from: $0) }
    let missing = expected.dropFirst(requests.count).map { one in
      Difference(
        expected: one.value.fact, found: Difference.Fact("no request"), range: one.range)
    }
    let more = requests.dropFirst(expected.count).map { request in
      Difference(
        expected: Difference.Fact("no request"), found: Difference.Fact("request", request.summary),
        range: range)
    }
    return pairs + missing + more
  }

  private static func differences(
    of request: PageRequest, from expected: Located<RequestExpectation>
  ) -> [Difference] {
    guard request.event == expected.value.event else {
      return [
        Difference(
          expected: expected.value.fact, found: Difference.Fact("request", request.summary),
          range: expected.range)
      ]
    }
    let facts = expected.value.differingFacts(in: request)
    guard !facts.isEmpty else { return [] }
    let name = "request"
    return [
      Difference(
        expected: Difference.Fact(name, [request.event] + facts.map(\.expected)),
        found: Difference.Fact(name, [request.event] + facts.map(\.found)), range: expected.range)
    ]
  }
}

extension RequestExpectation {
  /// The event and everything that is expected of it.
  fileprivate var fact: Difference.Fact {
    let wanted = properties.map { "\($0.key.value) \($0.value)" }
    return Difference.Fact("request", [event] + wanted + (arrived ? [] : ["lost"]))
  }

  /// What a request with this event has not, or has otherwise.
  fileprivate func differingFacts(
    in request: PageRequest
  ) -> [(expected: String, found: String)] {
    let facts = request.facts
    let values: [(expected: String, found: String)] = properties.compactMap { entry in
      let (key, found) = (entry.key.value, facts[entry.key.value])
      if entry.value.holds(for: found) { return nil }
      return ("\(key) \(entry.value)", "\(key) \(found?.description ?? "absent")")
    }
    guard arrived != request.arrived else { return values }
    return values + [(arrived ? "arrived" : "lost", request.arrived ? "arrived" : "lost")]
  }
}
