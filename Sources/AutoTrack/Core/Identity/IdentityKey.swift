/// The SDK's own keys of identities, and the validation of others.
enum IdentityKey {
  static let login = "$identity_login_id"
  /// The key of the device's IDFV.
  static let vendor = "$identity_idfv"
  /// The key of the device's UUID, on systems without an IDFV.
  static let uuid = "$identity_ios_uuid"
  /// The key of other platforms for the anonymous id, which cannot be bound.
  static let anonymous = "$identity_anonymous_id"

  /// The key of a browser's cookie, which identifies a page and never the app.
  static let cookie = "$identity_cookie_id"

  /// The keys that an app cannot bind (SA-I07).
  static let reserved = [vendor, anonymous, login, uuid]

  /// Returns the text of a key from the app, or its fault (SA-I07).
  ///
  /// A key that is too long is accepted; it gives a warning elsewhere (SA-E20).
  static func text(
    of input: PropertyInput, allowing allowed: String? = nil
  ) -> Result<String, IdentityFault> {
    if let fault = NameFault(of: input), fault.losesKey { return .failure(.key(fault)) }
    guard let text = input.text else { return .failure(.key(.notString)) }
    let isReserved = reserved.contains(text) && text != allowed
    return isReserved ? .failure(.reservedKey) : .success(text)
  }

  /// Returns the text of an id from the app, or its fault (SA-I09).
  static func value(of input: PropertyInput) -> Result<String, IdentityFault> {
    switch input {
    case .null: .failure(.missingValue)
    case .string(""): .failure(.emptyValue)
    case .string(let text): .success(text)
    default: .failure(.valueNotText)
    }
  }
}
