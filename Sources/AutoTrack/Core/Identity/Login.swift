/// The login of a person: the id's kind and the id.
struct Login: Equatable {
  /// The kind of id: the SDK's own key, or one that the app chose.
  let key: String
  let value: String

  /// The login id; only under the SDK's own key it is the value alone (SA-I24).
  var id: String { key == IdentityKey.login ? value : "\(key)+\(value)" }
}
