/// Somebody who has logged in.
struct Login: Equatable {
  /// What the value is: the SDK's own key, or one that the app chose.
  let key: String
  /// Who it is.
  let value: String

  /// The login id: the value alone only under the SDK's own key (SA-I24).
  var id: String { key == IdentityKey.login ? value : "\(key)+\(value)" }
}
