/// Which versions of the system let code read an identifier, and which only pretend to.
struct Readability: Sendable, Equatable {
  /// The first version that has the identifier; `nil` if every version does.
  var since: String?
  /// The first version that keeps it from code.
  var before: String?
  /// The first version that answers the same constant on every device.
  var constantFrom: String?

  /// What code gets on a version.
  enum Answer: Sendable {
    /// Nothing.
    case nothing
    /// The same on every device.
    case constant
    /// The device's own.
    case value
  }

  /// What code gets on a version.
  func answer(on version: SystemVersion) -> Answer {
    if let since, version < SystemVersion(since) { return .nothing }
    if let before, version >= SystemVersion(before) { return .nothing }
    if let constantFrom, version >= SystemVersion(constantFrom) { return .constant }
    return .value
  }
}

extension IdentifierKind {
  /// What the exact version of the system lets code read: the table (S1.2).
  var readability: Readability {
    switch self {
    case .udid: Readability(before: "5")
    case .imei: Readability(since: "2", before: "5")
    case .macAddress: Readability(constantFrom: "7")
    case .advertising, .vendor: Readability(since: "6")
    case .uuid, .openUDID, .pushToken, .keychain, .defaults: Readability()
    }
  }

  /// Whether a version of the system lets code read it at all.
  public func isReadable(on version: SystemVersion) -> Bool {
    readability.answer(on: version) != .nothing
  }
}
