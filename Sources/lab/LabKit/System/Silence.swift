import Synchronization

/// The total time that a run's requests have waited since the last response.
final class Silence: Sendable {
  /// The limit.
  let longest: Duration
  private let total = Mutex(Duration.zero)

  /// An empty total; the default limit is half a minute.
  init(longest: Duration = .seconds(30)) {
    self.longest = longest
  }

  /// True if the limit is reached and no more requests are sent.
  var isTooLong: Bool { total.withLock { $0 >= longest } }

  /// Adds the wait of a failed request.
  func add(_ wait: Duration) { total.withLock { $0 += wait } }

  /// Resets the total after a response.
  func end() { total.withLock { $0 = .zero } }
}
