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
    let query = address.prefix { $0 != "#" }.drop { $0 != "?" }.dropFirst()
    for pair in query.split(separator: "&") {
      let sides = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = "$" + sides[0]
      guard sides.count == 2, Self.names.contains(name), !sides[1].isEmpty else { continue }
      properties[name] = .string(PercentCoding.decoded(sides[1]) ?? String(sides[1]))
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
