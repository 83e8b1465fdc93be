/// The author of events between two changes of identity; a class that the events share.
public final class Author: Sendable {
  /// The id of the installation, before and after a login (S1.1).
  public let anonymousID: String
  /// The id of the logged-in person; nil before a login.
  public let loginID: String?
  /// True if envelopes contain `anonymous_id`; false when a page unbinds an identity.
  let namesInstallation: Bool
  private let allIdentities: Identities
  /// The ids and identities, encoded as members of an envelope.
  let written: WrittenAuthor

  /// Creates an author from its ids and identities.
  public convenience init(
    anonymousID: String, loginID: String? = nil, identities: Properties = [:]
  ) {
    self.init(anonymousID: anonymousID, loginID: loginID, Identities(identities))
  }

  /// Creates an author; long lists of identities are neither merged nor encoded in advance.
  init(
    anonymousID: String, loginID: String?, _ identities: Identities, namesInstallation: Bool = true
  ) {
    self.anonymousID = anonymousID
    self.loginID = loginID
    self.namesInstallation = namesInstallation
    allIdentities = identities.isShort ? Identities(identities.all) : identities
    written = WrittenAuthor(
      anonymousID, loginID, allIdentities, namesInstallation: namesInstallation)
  }

  /// All identities of the person, as texts under their keys (SA-I05).
  public var identities: Properties { allIdentities.all }

  /// The id of the person, or of the installation before a login (S1.1).
  public var distinctID: String { loginID ?? anonymousID }
}

extension Author: Equatable {
  /// Compares all ids and identities.
  public static func == (left: Author, right: Author) -> Bool {
    left === right
      || (left.anonymousID == right.anonymousID && left.loginID == right.loginID
        && left.namesInstallation == right.namesInstallation
        && left.identities == right.identities)
  }
}

extension Author {
  /// Returns the same person and installation with other identities.
  func with(identities: Properties) -> Author {
    Author(anonymousID: anonymousID, loginID: loginID, identities: identities)
  }

  /// Returns the person for an event that unbinds identities and omits `anonymous_id`.
  func unbinding(_ identities: Properties) -> Author {
    Author(
      anonymousID: anonymousID, loginID: loginID, Identities(identities), namesInstallation: false)
  }
}
