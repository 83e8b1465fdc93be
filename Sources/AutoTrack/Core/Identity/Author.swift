/// Who events are about, from one change of identity to the next; all their events share it.
public final class Author: Sendable {
  /// The installation, before and after a login (S1.1).
  public let anonymousID: String
  /// The person, while somebody is logged in.
  public let loginID: String?
  /// Whether envelopes name the installation; those of a page's unbinding do not.
  let namesInstallation: Bool
  private let allIdentities: Identities
  /// The ids and the identities as members of an envelope.
  let written: WrittenAuthor

  /// Takes what is known.
  public convenience init(
    anonymousID: String, loginID: String? = nil, identities: Properties = [:]
  ) {
    self.init(anonymousID: anonymousID, loginID: loginID, Identities(identities))
  }

  /// Takes what is known; of many identities neither a list is made nor anything written.
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

  /// Everything the person is known by, as texts under their keys (SA-I05).
  public var identities: Properties { allIdentities.all }

  /// Who is meant: the person, or the installation before a login (S1.1).
  public var distinctID: String { loginID ?? anonymousID }
}

extension Author: Equatable {
  /// Whether both are known by the same ids.
  public static func == (left: Author, right: Author) -> Bool {
    left === right
      || (left.anonymousID == right.anonymousID && left.loginID == right.loginID
        && left.namesInstallation == right.namesInstallation
        && left.identities == right.identities)
  }
}

extension Author {
  /// The same person and installation, known by other identities.
  func with(identities: Properties) -> Author {
    Author(anonymousID: anonymousID, loginID: loginID, identities: identities)
  }

  /// The same person in an event that unbinds identities and does not name the installation.
  func unbinding(_ identities: Properties) -> Author {
    Author(
      anonymousID: anonymousID, loginID: loginID, Identities(identities), namesInstallation: false)
  }
}
