/// Where an app keeps its files.
extension App {
  /// The folder that goes with the app when it is removed (S1.2).
  public var folder: String { Self.folder(of: bundle) }

  /// The folder of what the app could make again: `Library/Caches`, by the app's name.
  public var cachesFolder: String { "\(folder)/Library/Caches/\(name)" }

  /// The folder of the app with a bundle identifier, or of all apps.
  static func folder(of bundle: String?) -> String { bundle.map { "apps/\($0)" } ?? "apps" }
}
