/// The classes of a system version.
extension SystemProfile {
  /// The names of this version's private classes.
  public var privateClassNames: Set<String> {
    Self.privateClassNames[version] ?? findPrivateClassNames()
  }

  /// The private class names of all profiles by version, computed once.
  private static let privateClassNames = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, $0.findPrivateClassNames()) })

  private func findPrivateClassNames() -> Set<String> {
    Set(templates.map(\.className)).subtracting(SystemClasses.all.map(\.classDefinition.name))
  }

  /// The system's classes: UIKit's, and this version's private ones.
  var catalog: ClassCatalog { Self.catalogs[version] ?? makeCatalog() }

  /// The catalogs of all profiles by version, built once.
  private static let catalogs = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, $0.makeCatalog()) })

  private func makeCatalog() -> ClassCatalog {
    var catalog = ClassCatalog()
    for type in SystemClasses.all { catalog.add(type) }
    for template in templates { catalog.add(template.className, below: template.superclass) }
    return catalog
  }
}
