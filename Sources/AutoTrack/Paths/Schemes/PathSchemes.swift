/// The schemes by name.
public enum PathSchemes {
  /// Every scheme, the default first.
  public static var all: [any PathScheme] { [DefaultPathScheme(), SensorsPathScheme()] }

  /// The names of the schemes, the default first.
  public static var names: [String] { all.map { type(of: $0).id } }

  /// The scheme of that name, if there is one.
  public static func scheme(named name: String) -> (any PathScheme)? {
    all.first { type(of: $0).id == name }
  }
}
