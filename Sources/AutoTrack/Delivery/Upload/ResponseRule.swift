/// What a server's status means for the records that were sent: policies are lists of such rules.
public struct ResponseRule: Equatable, Sendable {
  /// What becomes of the records.
  public enum Verdict: String, Sendable, CaseIterable {
    /// The server has them.
    case accept
    /// They stay, and are sent again later.
    case keep
    /// They stay, and are sent again in parts; one that is alone is dropped.
    case split
    /// The server will never want them.
    case drop
  }

  /// The statuses that it is about.
  public let statuses: ClosedRange<Int>
  /// What they mean.
  public let verdict: Verdict

  /// Reads as a sentence: `ResponseRule(500...599, .keep)`.
  public init(_ statuses: ClosedRange<Int>, _ verdict: Verdict) {
    self.statuses = statuses
    self.verdict = verdict
  }
}

extension [ResponseRule] {
  /// What the first rule about a status says; the records stay where none says anything.
  func verdict(on status: Int) -> ResponseRule.Verdict {
    first { $0.statuses.contains(status) }?.verdict ?? .keep
  }

  /// What every server of the contract means: repeats are welcome, 413 wants less at a time.
  static let contract = [
    ResponseRule(200...299, .accept), ResponseRule(413...413, .split),
    ResponseRule(429...429, .keep), ResponseRule(503...503, .keep),
  ]

  /// Records are dropped only where the server has read them and will not take them.
  ///
  /// What a proxy, a wrong address or a wrong password answers passes: 3xx, 401, 403 to 405, 407,
  /// 408, 425, 429 and 5xx but for 501.
  static let careful =
    contract + [
      ResponseRule(401...401, .keep), ResponseRule(403...405, .keep),
      ResponseRule(407...408, .keep),
      ResponseRule(425...425, .keep), ResponseRule(400...499, .drop),
      ResponseRule(501...501, .drop),
    ]

  /// 403, 404 and 5xx keep the records, everything else is the end of them (docs/delivery.md).
  static let sensors =
    contract + [
      ResponseRule(403...404, .keep), ResponseRule(500...599, .keep),
      ResponseRule(300...499, .drop),
    ]
}
