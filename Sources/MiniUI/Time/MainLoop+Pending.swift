extension MainLoop {
  /// A description of a queued entry, for reports and tests.
  public struct Pending: Hashable, Sendable {
    /// The kind of the entry, which decides if settling waits for it.
    public let kind: Kind
    /// The name that the entry was scheduled with.
    public let name: String
    /// The due time as an uptime of the clock; it may have passed already.
    public let due: Duration

    /// Makes an expected entry for a test.
    public init(kind: Kind, name: String, due: Duration) {
      self.kind = kind
      self.name = name
      self.due = due
    }
  }

  /// The queued entries, in the order in which they will run.
  public var pending: [Pending] {
    queue.inOrder.map { Pending(kind: $0.kind, name: $0.name, due: $0.token.due) }
  }

  /// The uptime at which the next entry is due; nil if the queue is empty.
  var nextDue: Duration? { queue.nextDue }

  /// True while an entry is due or settling waits for one that is not a timer.
  var isUnsettled: Bool { queue.awaitedCount > 0 || queue.next.map(isDue) == true }

  /// The names of the entries that keep the loop unsettled, soonest first; "fade ×3" for three.
  var unsettledNames: [String] { Self.names(of: queue.inOrder.filter(keepsUnsettled)) }

  /// The names of the entries that the next turn would run, in the form of ``unsettledNames``.
  var nextNames: [String] {
    guard let next = nextDue else { return [] }
    let moment = max(next, clock.uptime)
    return Self.names(of: queue.inOrder.filter { $0.token.due <= moment })
  }

  private func keepsUnsettled(_ entry: Entry) -> Bool {
    entry.kind != .timer || isDue(entry)
  }

  private func isDue(_ entry: Entry) -> Bool {
    entry.token.due <= clock.uptime
  }

  private static func names(of entries: [Entry]) -> [String] {
    var order: [String] = []
    var counts: [String: Int] = [:]
    for entry in entries {
      let count = counts[entry.name, default: 0]
      if count == 0 { order.append(entry.name) }
      counts[entry.name] = count + 1
    }
    return order.map { name in
      let count = counts[name, default: 1]
      return count == 1 ? name : "\(name) ×\(count)"
    }
  }
}
