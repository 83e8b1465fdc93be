/// The members of an envelope that name an author, encoded once (SA-E06).
///
/// Long lists of identities are encoded on demand.
final class WrittenAuthor: Sendable {
  /// `anonymous_id`, with its comma; nil if the envelope omits it.
  let anonymousID: ArraySlice<UInt8>?
  /// `distinct_id`.
  let distinctID: ArraySlice<UInt8>
  /// `login_id`; nil if no person is logged in.
  let loginID: ArraySlice<UInt8>?
  private let all: Identities
  private let short: ArraySlice<UInt8>?

  init(
    _ anonymousID: String, _ loginID: String?, _ identities: Identities, namesInstallation: Bool
  ) {
    self.anonymousID =
      namesInstallation ? Self.member { $0.member("anonymous_id", text: anonymousID) } : nil
    distinctID = Self.member { $0.member("distinct_id", text: loginID ?? anonymousID) }
    self.loginID = loginID.map { id in Self.member { $0.member("login_id", text: id) } }
    all = identities
    short = identities.isShort ? Self.member(identities) : nil
  }

  var identities: ArraySlice<UInt8> { short ?? Self.member(all) }

  private static func member(_ identities: Identities) -> ArraySlice<UInt8> {
    member { $0.member("identities", identities.all) }
  }

  private static func member(_ write: (inout JSONWriter) -> Void) -> ArraySlice<UInt8> {
    var writer = JSONWriter(capacity: 96)
    write(&writer)
    return writer.bytes[...]
  }
}

extension Identities {
  /// True if there are so few that each author's are encoded in advance.
  var isShort: Bool { runs.reduce(0) { $0 + $1.count } <= 32 }
}
