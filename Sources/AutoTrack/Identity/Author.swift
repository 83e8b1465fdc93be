/// Who events are about, from one change of identity to the next; all their events share it.
public final class Author: Sendable {
  /// The installation, before and after a login (S1.1).
  public let anonymousID: String
  /// The person, while somebody is logged in.
  public let loginID: String?
  /// Everything the person is known by, as texts under their keys (SA-I05).
  public let identities: Properties
  /// The ids and the identities as members of an envelope.
  let written: WrittenAuthor

  /// Takes what is known.
  public init(anonymousID: String, loginID: String? = nil, identities: Properties = [:]) {
    self.anonymousID = anonymousID
    self.loginID = loginID
    self.identities = identities
    written = WrittenAuthor(anonymousID, loginID, identities)
  }

  /// Who is meant: the person, or the installation before a login (S1.1).
  public var distinctID: String { loginID ?? anonymousID }
}

extension Author: Equatable {
  /// Whether both are known by the same ids.
  public static func == (left: Author, right: Author) -> Bool {
    left === right
      || (left.anonymousID == right.anonymousID && left.loginID == right.loginID
        && left.identities == right.identities)
  }
}

extension Author {
  /// The same person and installation, known by other identities.
  func with(identities: Properties) -> Author {
    Author(anonymousID: anonymousID, loginID: loginID, identities: identities)
  }
}
