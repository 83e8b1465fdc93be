/// What an address that led into the app says of where it stood, under `$utm_…`.
///
/// The next `$AppStart` tells it once, and the next screen; then it is forgotten.
struct Campaign: Equatable {
  /// The properties it becomes; empty when no address led here.
  private(set) var properties = Properties()
  private var isToldByStart = false

  /// Nothing led here.
  init() {}

  /// Reads the five parameters of a campaign from an address; all others are the app's.
  init(address: String) {
    for item in WebAddress(address).queryItems {
      let name = "$" + item.name
      guard let value = item.value, !value.isEmpty, Self.names.contains(name) else { continue }
      properties[name] = .string(value)
    }
  }

  /// What the next `$AppStart` tells; nothing from then on.
  mutating func takeForStart() -> Properties {
    defer { isToldByStart = true }
    return isToldByStart ? [:] : properties
  }

  /// What the next screen tells; nothing is left, for a start neither.
  mutating func takeForScreen() -> Properties {
    defer { properties = [:] }
    return properties
  }

  private static let names = [
    "$utm_campaign", "$utm_content", "$utm_medium", "$utm_source", "$utm_term",
  ]
}
