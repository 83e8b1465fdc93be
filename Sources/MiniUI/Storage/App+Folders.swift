/// Where an app keeps its files.
extension App {
  /// The folder that goes with the app when it is removed (S1.2).
  public var folder: String { Self.folder(of: bundle) }

  /// The folder of what the app could make again: `Library/Caches`, by the app's name.
  ///
  /// A name that leads elsewhere is spelt so that it does not: with a colon for each slash, as the
  /// Finder has it, and with one in front of what means another folder.
  public var cachesFolder: String { "\(folder)/Library/Caches/\(fileName)" }

  private var fileName: String {
    let text = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\0" }
      .joined(separator: ":")
    return ["", ".", ".."].contains(text) ? ":\(text)" : text
  }

  /// The folder of the app with a bundle identifier, or of all apps.
  static func folder(of bundle: String?) -> String { bundle.map { "apps/\($0)" } ?? "apps" }
}
