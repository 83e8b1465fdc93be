/// What apps keep beyond their removal, in zones: one of each app's own, and shared ones (S1.2).
///
/// An app gets at it through ``AppKeychain``, which knows the zones that are open to it.
public final class Keychain {
  /// A place in a zone.
  struct Place: Hashable {
    let zone: String
    let service: String
    let account: String
  }

  /// The texts by their places.
  private(set) var values: [Place: String] = [:]

  /// The text in a place.
  subscript(place: Place) -> String? {
    get { values[place] }
    set { values[place] = newValue }
  }

  /// Whether nothing is kept.
  public var isEmpty: Bool { values.isEmpty }

  /// Removes all that every app keeps.
  func erase() { values = [:] }
}
