/// A scenario that has been read and checked, together with its app and its text.
package struct LoadedScenario: Sendable {
  /// The path, as short as it was given; positions and commands name it.
  package let path: String
  /// The path inside the folder that was asked for, for headlines.
  package let shortName: String
  /// The text, to turn places into lines and columns.
  package let file: SourceFile
  /// What the text says.
  package let scenario: Scenario
  /// The app, from this file or another.
  package let app: AppDescription
  /// The other apps, in the order of the file.
  package internal(set) var otherApps: [AppDescription] = []
}
