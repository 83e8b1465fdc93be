/// The campaign parameters of the address that opened the app, under `$utm_…`.
///
/// The next `$AppStart` carries them once, and the next screen, which ends the campaign.
struct Campaign: Equatable {
  /// The properties; empty if there is no campaign.
  private(set) var properties = Properties()
  private var isToldByStart = false

  init() {}

  /// Reads the five campaign parameters of an address; other parameters belong to the app.
  init(address: String) {
    for item in WebAddress(address).queryItems {
      let name = "$" + item.name
      guard let value = item.value, !value.isEmpty, Self.names.contains(name) else { continue }
      properties[name] = .string(value)
    }
  }

  /// Returns the properties for the next `$AppStart`; empty on later calls.
  mutating func takeForStart() -> Properties {
    defer { isToldByStart = true }
    return isToldByStart ? [:] : properties
  }

  /// Returns the properties for the next screen, and ends the campaign.
  mutating func takeForScreen() -> Properties {
    defer { properties = [:] }
    return properties
  }

  private static let names = [
    "$utm_campaign", "$utm_content", "$utm_medium", "$utm_source", "$utm_term",
  ]
}
