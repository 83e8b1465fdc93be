public import MiniUI

/// A way to write down where a view is.
public protocol PathScheme {
  /// The name that configuration uses.
  static var id: String { get }
  /// The path of a view, as text.
  func path(of view: View) -> String
}

/// The schemes by name.
public enum PathSchemes {
  /// Every scheme, the default first.
  public static var all: [any PathScheme.Type] { [DefaultPathScheme.self, SensorsPathScheme.self] }

  /// The names of the schemes, the default first.
  public static var names: [String] { all.map { $0.id } }

  /// The scheme of that name.
  public static func scheme(named name: String) -> (any PathScheme)? {
    switch name {
    case DefaultPathScheme.id: DefaultPathScheme()
    case SensorsPathScheme.id: SensorsPathScheme()
    default: nil
    }
  }
}

extension View {
  /// The place among the siblings of exactly this class, hidden and private ones counted (S3.7b).
  ///
  /// The class is the one that a view says it is: a hook on one object moves no path.
  func indexAmongSameClass(in parent: View) -> Int {
    let own = self.class
    return parent.subviews.prefix { $0 !== self }.count { $0.class === own }
  }
}
