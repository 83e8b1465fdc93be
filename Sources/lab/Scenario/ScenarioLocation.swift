/// Where a scenario or an app file is.
package struct ScenarioLocation: Equatable, Sendable {
  /// The path to open, as it was given or found.
  package let path: String
  /// The path inside the folder that was asked for; the path itself for a file.
  package let shortName: String
}
