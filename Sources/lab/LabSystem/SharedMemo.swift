import Synchronization

/// Values that threads memoise together, up to a bound.
package final class SharedMemo<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Known {
    var values: [Key: Value] = [:]
    var weight = 0
  }

  private let known = Mutex(Known())
  private let limit: Int

  /// Creates a memo that is emptied when the weight of its values exceeds the limit.
  package init(limit: Int) { self.limit = limit }

  /// Returns the value of a key, which `make` makes if no thread has.
  ///
  /// Two threads may make an equal value at the same time, because neither waits for the other.
  package func value(of key: Key, weight: Int, _ make: () -> Value) -> Value {
    if let value = known.withLock({ $0.values[key] }) { return value }
    let value = make()
    known.withLock { known in
      // A value that two threads made counts twice: the memo is emptied early, never late.
      known.weight += weight
      if known.weight > limit { (known.values, known.weight) = ([:], weight) }
      known.values[key] = value
    }
    return value
  }
}
