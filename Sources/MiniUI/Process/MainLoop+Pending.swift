extension MainLoop {
  /// One entry that has not run yet, for people and tests to look at.
  public struct Pending: Hashable, Sendable {
    /// Tells whether settling waits for the entry.
    public let kind: Kind
    /// What the entry was scheduled as.
    public let name: String
    /// An uptime of the clock, which may have passed already.
    public let due: Duration

    /// Lets a test spell what it expects.
    public init(kind: Kind, name: String, due: Duration) {
      self.kind = kind
      self.name = name
      self.due = due
    }
  }

  /// Everything in the queue, in the order in which it will run.
  public var pending: [Pending] {
    queue.inOrder.map { Pending(kind: $0.kind, name: $0.name, due: $0.token.due) }
  }

  /// The uptime at which something runs next; nil when the queue is empty.
  var nextDue: Duration? { queue.nextDue }

  /// Settling would go on: something is due, or waits for a reason other than a timer's.
  var isUnsettled: Bool { queue.awaitedCount > 0 || queue.next.map(isDue) == true }

  /// What keeps the loop unsettled, soonest first; "fade ×3" when a name comes thrice.
  var unsettledNames: [String] { Self.names(of: queue.inOrder.filter(keepsUnsettled)) }

  /// What the next turn would run, spelt like ``unsettledNames``.
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
