extension MainLoop {
  /// Why something waits, which decides whether ``MainLoop/settle(limit:)`` waits for it.
  public enum Kind: Hashable, Sendable {
    /// Something UIKit defers, such as a gesture's action; settling waits for it.
    case work
    /// The end of a change of screens; settling waits for it.
    case transition
    /// The end of an animation of properties; settling waits for it.
    case animation
    /// Something that waits for another reason, such as a flush interval; settling does not wait.
    case timer
  }

  /// Names one entry of one loop, so that it can be cancelled; worthless after it has run.
  public struct Token: Hashable, Sendable {
    /// The uptime at which the entry may run.
    let due: Duration
    /// Decides between entries with the same due time.
    let sequence: Int
  }

  /// What is in the queue: the public ``Pending`` and the body; an object, which moves cheaply.
  final class Entry {
    /// Also the sort key of the queue.
    let token: Token
    /// Decides whether settling waits.
    let kind: Kind
    /// What is printed when settling gives up.
    let name: String
    /// Runs once, in its turn.
    let body: () -> Void
    /// The entries behind this one at its moment; nil where there are none, as mostly.
    var pile: Pile?

    /// Takes the parts as they are.
    init(token: Token, kind: Kind, name: String, body: @escaping () -> Void) {
      (self.token, self.kind) = (token, kind)
      (self.name, self.body) = (name, body)
    }
  }
}

extension MainLoop.Token: Comparable {
  /// The one that runs first is less.
  public static func < (left: MainLoop.Token, right: MainLoop.Token) -> Bool {
    (left.due, left.sequence) < (right.due, right.sequence)
  }
}
