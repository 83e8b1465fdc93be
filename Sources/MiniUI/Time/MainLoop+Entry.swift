extension MainLoop {
  /// The reason for a delay, which decides if ``MainLoop/settle(limit:)`` waits for the entry.
  public enum Kind: Hashable, Sendable {
    /// Work that UIKit defers, such as a gesture's action; settling waits for it.
    case work
    /// The end of a transition between screens; settling waits for it.
    case transition
    /// The end of a property animation; settling waits for it.
    case animation
    /// Work with another delay, such as a flush interval; settling does not wait for it.
    case timer
  }

  /// An identifier of one entry of one loop, for cancellation; invalid after the entry has run.
  public struct Token: Hashable, Sendable {
    /// The earliest uptime at which the entry may run.
    let due: Duration
    /// The tie-breaker between entries with equal due times.
    let sequence: Int
  }

  /// An entry of the queue: the public ``Pending`` data and the body.
  ///
  /// It is a class, because moving a reference is cheap.
  final class Entry {
    /// The identifier, which is also the sort key.
    let token: Token
    /// The kind, which decides if settling waits.
    let kind: Kind
    /// The name to print when settling gives up.
    let name: String
    /// The work; it runs at most once.
    let body: () -> Void
    /// The entries behind this one at its moment; nil where there are none, as mostly.
    var pile: Pile?

    init(token: Token, kind: Kind, name: String, body: @escaping () -> Void) {
      (self.token, self.kind) = (token, kind)
      (self.name, self.body) = (name, body)
    }
  }
}

extension MainLoop.Token: Comparable {
  /// Orders by the time of running, earlier entries first.
  public static func < (left: MainLoop.Token, right: MainLoop.Token) -> Bool {
    (left.due, left.sequence) < (right.due, right.sequence)
  }
}
