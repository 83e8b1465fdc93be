/// The author of events between two changes of identity; a class that the events share.
public final class Author: Sendable {
  /// The id of the installation, before and after a login (S1.1).
  public let anonymousID: String
  /// The id of the logged-in person; nil before a login.
  public let loginID: String?
  /// True if envelopes contain `anonymous_id`; false when a page unbinds an identity.
  let namesInstallation: Bool
  private let allIdentities: Identities

  package convenience init(
    anonymousID: String, loginID: String? = nil, identities: Properties = [:]
  ) {
    self.init(anonymousID: anonymousID, loginID: loginID, Identities(identities))
  }

  /// Creates an author; long lists of identities are not merged in advance.
  init(
    anonymousID: String, loginID: String?, _ identities: Identities, namesInstallation: Bool = true
  ) {
    self.anonymousID = anonymousID
    self.loginID = loginID
    self.namesInstallation = namesInstallation
    allIdentities = identities.isShort ? Identities(identities.all) : identities
  }

  /// All identities of the person, as texts under their keys (SA-I05).
  public var identities: Properties { allIdentities.all }

  /// The id of the person, or of the installation before a login (S1.1).
  public var distinctID: String { loginID ?? anonymousID }

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

/// The identities of a person by key; adding one does not copy all others.
///
/// A value type like ``Properties``. Few authors have more than a handful of identities, but each
/// bound identity creates another author, and all of these are retained by their events.
struct Identities: Sendable {
  /// The runs of identities, older before newer; the newest value of a key counts.
  ///
  /// Each run is more than twice as long as the next, so an identity is copied a logarithmic number
  /// of times.
  private(set) var runs: [Properties] = []

  init(_ known: Properties = [:]) {
    if !known.isEmpty { runs = [known] }
  }

  var isEmpty: Bool { runs.isEmpty }

  subscript(key: String) -> Value? { runs.last { $0[key] != nil }?[key] }

  mutating func add(_ key: String, _ value: String) {
    var new: Properties = [key: .string(value)]
    while let last = runs.last, last.count <= 2 * new.count {
      new = last.merging(new)
      runs.removeLast()
    }
    runs.append(new)
  }

  mutating func remove(_ key: String) {
    var rest = all
    rest[key] = nil
    self = Identities(rest)
  }

  /// All identities; the shortest runs are merged first, in linear time.
  var all: Properties {
    guard var all = runs.last else { return [:] }
    for run in runs.dropLast().reversed() { all = run.merging(all) }
    return all
  }

  /// True if there are so few that each author's are merged in advance.
  var isShort: Bool { runs.reduce(0) { $0 + $1.count } <= 32 }
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
