/// The path schemes of this package, by name.
public enum PathSchemes {
  /// All schemes, the default first.
  public static var all: [any PathScheme] { [.standard, .sensors] }

  /// The names of the schemes, the default first.
  public static var names: [String] { all.map(\.name) }

  /// Returns the scheme of a name; nil if absent.
  public static func scheme(named name: String) -> (any PathScheme)? {
    all.first { $0.name == name }
  }
}
