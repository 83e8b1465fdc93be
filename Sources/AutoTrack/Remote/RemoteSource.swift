/// The URL of a configuration, and the validity of answers.
public struct RemoteSource: Equatable, Sendable {
  /// The URL.
  public var address: String
  /// The validity of an answer; zero fetches once at every start.
  public var interval: Duration

  /// Creates a source; by default it fetches once at every start.
  public init(address: String, interval: Duration = .zero) {
    self.address = address
    self.interval = interval
  }
}
