import Synchronization

/// For how long all the requests of a run have waited in vain since the last answer to any.
final class Silence: Sendable {
  /// How long is too long.
  let longest: Duration
  private let total = Mutex(Duration.zero)

  /// Nobody has waited yet; half a minute is too long.
  init(longest: Duration = .seconds(30)) {
    self.longest = longest
  }

  /// Whether nothing is worth asking any more.
  var isTooLong: Bool { total.withLock { $0 >= longest } }

  /// A request has waited so long for nothing.
  func add(_ wait: Duration) { total.withLock { $0 += wait } }

  /// There was an answer.
  func end() { total.withLock { $0 = .zero } }
}
