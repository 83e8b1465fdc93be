/// What one version of the system does in its own way: data, one file for each version.
///
/// The views that an app makes are everywhere the same; what UIKit puts between them is not.
public struct SystemProfile: Sendable {
  /// The version from which on the profile holds: `15`.
  public let version: String
  /// What controls consist of.
  let controls: ControlTemplates
  /// What text inputs consist of.
  let text: TextTemplates
  /// What stands in the cells and between the rows of lists.
  let lists: ListTemplates
  /// What stands in containers and their bars.
  let containers: ContainerTemplates
  /// What stands around presented screens, and what alerts consist of.
  let presentations: PresentationTemplates
  /// What web views consist of.
  let web: WebTemplates

  /// Every profile, the oldest first.
  static var all: [SystemProfile] { [.iOS15] }

  /// The newest profile that is not above a version, or the oldest where all are above.
  public static func profile(of version: String) -> SystemProfile {
    let version = SystemVersion(version)
    return all.last { SystemVersion($0.version) <= version } ?? .iOS15
  }

  /// The names of the classes that this system alone uses, which no app can name.
  public var privateClassNames: Set<String> {
    Self.privateClassNames[version] ?? findPrivateClassNames()
  }

  /// The private names of all profiles by version, found once.
  private static let privateClassNames = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, $0.findPrivateClassNames()) })

  private func findPrivateClassNames() -> Set<String> {
    Set(templates.map(\.className)).subtracting(SystemClasses.all.map(\.classDefinition.name))
  }

  /// Every template, for the declaration of its class.
  var templates: [ViewTemplate] {
    [controls.all, text.all, lists.all, containers.all, presentations.all, web.all]
      .flatMap { $0 }.flatMap(\.everything)
  }

  /// The classes that the system brings: UIKit's, and the private ones of this version.
  var catalog: ClassCatalog { Self.catalogs[version] ?? makeCatalog() }

  /// The catalogs of all profiles by version, made once.
  private static let catalogs = Dictionary(
    uniqueKeysWithValues: all.map { ($0.version, $0.makeCatalog()) })

  private func makeCatalog() -> ClassCatalog {
    var catalog = ClassCatalog()
    for type in SystemClasses.all { catalog.add(type) }
    for template in templates { catalog.add(template.className, below: template.superclass) }
    return catalog
  }
}
