/// The folders of an app's files.
extension App {
  /// The app's folder, which is deleted with the app (S1.2).
  public var folder: String { Self.folder(of: bundle) }

  /// The folder of the app's caches: `Library/Caches` and the app's name.
  ///
  /// Each slash in the name becomes a colon, as in the Finder, and a name such as `..` gets a
  /// leading colon, so that the path cannot leave the folder.
  public var cachesFolder: String { "\(folder)/Library/Caches/\(fileName)" }

  private var fileName: String {
    let text = name.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == "\0" }
      .joined(separator: ":")
    return ["", ".", ".."].contains(text) ? ":\(text)" : text
  }

  /// Returns the folder of an app, or the folder of all apps for `nil`.
  static func folder(of bundle: String?) -> String { bundle.map { "apps/\($0)" } ?? "apps" }
}
