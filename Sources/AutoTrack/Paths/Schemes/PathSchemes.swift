/// The path schemes by name.
public enum PathSchemes {
  /// All schemes, the default first.
  public static var all: [any PathScheme] { [DefaultPathScheme(), SensorsPathScheme()] }

  /// The names of the schemes, the default first.
  public static var names: [String] { all.map { type(of: $0).id } }

  /// Returns the scheme of a name; nil if absent.
  public static func scheme(named name: String) -> (any PathScheme)? {
    all.first { type(of: $0).id == name }
  }
}
