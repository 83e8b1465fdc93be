/// Where a configuration is fetched, and how often.
public struct RemoteSource: Equatable, Sendable {
  /// Where it is.
  public var address: String
  /// How long an answer is good for; zero asks once at every start.
  public var interval: Duration

  /// Asks once at every start unless an interval is given.
  public init(address: String, interval: Duration = .zero) {
    self.address = address
    self.interval = interval
  }
}
