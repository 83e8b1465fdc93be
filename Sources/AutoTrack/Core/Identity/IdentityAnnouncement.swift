/// An event about the identity itself.
public struct IdentityAnnouncement: Equatable, Sendable {
  /// What happened.
  public let kind: Kind
  /// Whom the event is about, which is not in each case whom the next one is about.
  public let author: Author

  /// The events about an identity.
  public enum Kind: Equatable, Sendable {
    /// Somebody logs in, who was known by the anonymous id before.
    case signUp(originalID: String)
    /// An identity is bound.
    case bind
    /// An identity is unbound.
    case unbind
  }
}

extension EventName {
  /// Somebody has logged in.
  public static let signUp = EventName("$SignUp")
  /// Another identity of the person is known.
  public static let bindID = EventName("$BindID")
  /// An identity is the person's no more.
  public static let unbindID = EventName("$UnbindID")
}
