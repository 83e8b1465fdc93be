/// An event about an identity.
public struct IdentityAnnouncement: Equatable, Sendable {
  /// The kind of event.
  public let kind: Kind
  /// The event's author, which may differ from that of the next event.
  public let author: Author

  /// The kinds of events about an identity.
  public enum Kind: Equatable, Sendable {
    /// A login by a person who had this distinct id before.
    case signUp(originalID: String)
    /// An identity was bound.
    case bind
    /// An identity was unbound.
    case unbind
  }
}

extension EventName {
  /// A person logged in.
  public static let signUp = EventName("$SignUp")
  /// An identity was bound to the person.
  public static let bindID = EventName("$BindID")
  /// An identity was unbound from the person.
  public static let unbindID = EventName("$UnbindID")
}
