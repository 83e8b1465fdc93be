/// The keys of identities that the SDK gives itself, and what is wrong with others.
enum IdentityKey {
  /// Who has logged in.
  static let login = "$identity_login_id"
  /// The device, by its IDFV.
  static let vendor = "$identity_idfv"
  /// The device, by a UUID where its system has no IDFV.
  static let uuid = "$identity_ios_uuid"
  /// A key of other platforms, which nobody may bind.
  static let anonymous = "$identity_anonymous_id"

  /// A page, by a cookie of its browser: never one of the app's identities.
  static let cookie = "$identity_cookie_id"

  /// Those that no app may bind (SA-I07).
  static let reserved = [vendor, anonymous, login, uuid]

  /// The text of a key as an app gives it, or what is wrong with it (SA-I07).
  ///
  /// A long key is only warned of, as everywhere (SA-E20).
  static func text(
    of input: PropertyInput, allowing allowed: String? = nil
  ) -> Result<String, IdentityFault> {
    if let fault = NameFault(of: input), fault.losesKey { return .failure(.key(fault)) }
    guard let text = input.text else { return .failure(.key(.notString)) }
    let isReserved = reserved.contains(text) && text != allowed
    return isReserved ? .failure(.reservedKey) : .success(text)
  }

  /// The text of an id as an app gives it, or what is wrong with it (SA-I09).
  static func value(of input: PropertyInput) -> Result<String, IdentityFault> {
    switch input {
    case .null: .failure(.missingValue)
    case .string(""): .failure(.emptyValue)
    case .string(let text): .success(text)
    default: .failure(.valueNotText)
    }
  }
}
