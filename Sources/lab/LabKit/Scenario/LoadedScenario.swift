package import LabLanguage

/// A scenario that has been read and checked, with its app and its text.
package struct LoadedScenario: Sendable {
  /// The path as given; positions and commands name it.
  package let path: String
  /// The path inside the given folder, for headlines.
  package let shortName: String
  /// The text, which resolves offsets to lines and columns.
  package let file: SourceFile
  /// The scenario.
  package let scenario: Scenario
  /// The app, from this file or another.
  package let app: AppDescription

  /// The other apps, in file order.
  package internal(set) var otherApps: [AppDescription] = []

  package init(
    path: String, shortName: String, file: SourceFile, scenario: Scenario, app: AppDescription,
    otherApps: [AppDescription] = []
  ) {
    self.path = path
    self.shortName = shortName
    self.file = file
    self.scenario = scenario
    self.app = app
    self.otherApps = otherApps
  }
}
