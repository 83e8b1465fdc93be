import AutoTrack
import MiniUI

/// Compares what pages asked of their servers with what a step expects.
struct RequestCheck {
  private let expected: Located<[RequestExpectation]>

  /// Looks for exactly these requests, in order.
  init(_ expected: Located<[RequestExpectation]>) {
    self.expected = expected
  }

  /// What differs; nil where all is as expected.
  func difference(from requests: [PageRequest]) -> Difference? {
    let pairs = zip(expected.value, requests)
    guard expected.value.count != requests.count || pairs.contains(where: { !$0.holds(for: $1) })
    else { return nil }
    return Difference(
      expected: Difference.Fact("requests", expected.value.map(\.words)),
      found: Difference.Fact("requests", requests.map(\.words)), range: expected.range)
  }
}

extension RequestExpectation {
  /// Whether a request has this event and these properties.
  fileprivate func holds(for request: PageRequest) -> Bool {
    let envelope = Properties(pageJSON: request.body)
    let own = Properties(of: "properties", inPageJSON: request.body)
    let all = own.merging(envelope)
    return envelope["event"] == .string(event) && arrived == request.arrived
      && properties.allSatisfy { $0.value.holds(for: all[$0.key.value]) }
  }

  fileprivate var words: String {
    let wanted = properties.map { "\($0.key.value) \($0.value)" }
    return ([event] + wanted + (arrived ? [] : ["lost"])).joined(separator: " ")
  }
}

extension PageRequest {
  fileprivate var words: String { body + (arrived ? "" : " lost") }
}
