/// What envelopes say of an author, written once (SA-E06).
final class WrittenAuthor: Sendable {
  /// `anonymous_id`, with its comma.
  let anonymousID: ArraySlice<UInt8>
  /// `distinct_id`.
  let distinctID: ArraySlice<UInt8>
  /// `identities`.
  let identities: ArraySlice<UInt8>
  /// `login_id`; nil while nobody is logged in.
  let loginID: ArraySlice<UInt8>?

  init(_ anonymousID: String, _ loginID: String?, _ identities: Properties) {
    self.anonymousID = Self.member { $0.member("anonymous_id", text: anonymousID) }
    distinctID = Self.member { $0.member("distinct_id", text: loginID ?? anonymousID) }
    self.identities = Self.member { $0.member("identities", identities) }
    self.loginID = loginID.map { id in Self.member { $0.member("login_id", text: id) } }
  }

  private static func member(_ write: (inout JSONWriter) -> Void) -> ArraySlice<UInt8> {
    var writer = JSONWriter(capacity: 96)
    write(&writer)
    return writer.bytes[...]
  }
}
