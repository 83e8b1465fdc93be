/// A rule for the statuses of a server's answers; a policy is a list of rules.
public struct ResponseRule: Equatable, Sendable {
  /// The effect on the records of a request.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The records are acknowledged.
    case accept
    /// The records stay and are resent later.
    case keep
    /// The records stay and are resent in smaller batches; a single one is dropped.
    case split
    /// The records are refused permanently and dropped.
    case drop
  }

  /// The statuses of the rule.
  public let statuses: ClosedRange<Int>
  /// Their effect.
  public let verdict: Verdict

  /// Creates a rule; it reads as a sentence: `ResponseRule(500...599, .keep)`.
  public init(_ statuses: ClosedRange<Int>, _ verdict: Verdict) {
    self.statuses = statuses
    self.verdict = verdict
  }
}

extension [ResponseRule] {
  /// Returns the effect of the first rule for a status; `keep` without one.
  func verdict(on status: Int) -> ResponseRule.Verdict {
    first { $0.statuses.contains(status) }?.verdict ?? .keep
  }

  /// The rules of the contract: repeats are acknowledged, 413 asks for smaller batches.
  static let contract = [
    ResponseRule(200...299, .accept), ResponseRule(413...413, .split),
    ResponseRule(429...429, .keep), ResponseRule(503...503, .keep),
  ]

  /// The rules that only drop records that the server has read and refuses.
  ///
  /// Answers of proxies and of a wrong URL or password are temporary: 3xx, 401, 403 to 405, 407,
  /// 408, 425, 429 and 5xx except 501.
  static let careful =
    contract + [
      ResponseRule(401...401, .keep), ResponseRule(403...405, .keep),
      ResponseRule(407...408, .keep),
      ResponseRule(425...425, .keep), ResponseRule(400...499, .drop),
      ResponseRule(501...501, .drop),
    ]

  /// The rules that keep records on 403, 404 and 5xx, and drop them otherwise (docs/delivery.md).
  static let sensors =
    contract + [
      ResponseRule(403...404, .keep), ResponseRule(500...599, .keep),
      ResponseRule(300...499, .drop),
    ]
}
