/// The private views of one system version, as data; one file per version.
///
/// The views that an app makes are the same in every version; the ones that UIKit inserts are not.
public struct SystemProfile: Sendable {
  /// The first version that the profile is valid for: `15`.
  public let version: String
  let controls: ControlTemplates
  let text: TextTemplates
  let lists: ListTemplates
  let containers: ContainerTemplates
  let presentations: PresentationTemplates
  let web: WebTemplates

  /// The profiles, oldest first.
  static var all: [SystemProfile] { [.iOS15] }

  /// Returns the newest profile not above a version, or the oldest if all are above.
  public static func profile(of version: String) -> SystemProfile {
    let version = SystemVersion(version)
    return all.last { SystemVersion($0.version) <= version } ?? .iOS15
  }

  /// The templates, for the declaration of their classes.
  var templates: [ViewTemplate] {
    [controls.all, text.all, lists.all, containers.all, presentations.all, web.all]
      .flatMap { $0 }.flatMap(\.everything)
  }
}
