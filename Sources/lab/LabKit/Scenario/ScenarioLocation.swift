/// The location of a scenario or an app file.
package struct ScenarioLocation: Equatable, Sendable {
  /// The path to open, as given or found.
  package let path: String
  /// The path inside the given folder; the whole path of a given file.
  package let shortName: String

  package init(path: String, shortName: String) {
    self.path = path
    self.shortName = shortName
  }
}
