package import LabSystem

/// The name of an app file in a scenario, by which a search finds that file and no other.
package enum AppFileName {
  /// Returns an app's path from the deepest folder that contains both files.
  ///
  /// If a nearer file has that name, or no folder leads to the app, the path is absolute.
  package static func name(
    of app: String, in scenario: String, _ files: any FileSource
  ) -> String {
    let short = shortName(of: app, in: scenario, files)
    let leads = AppSearch(for: short, from: scenario, files).leads(to: app)
    return leads ? short : absolute(app.plainPath, files) ?? short
  }

  private static func shortName(
    of app: String, in scenario: String, _ files: any FileSource
  ) -> String {
    var folders = scenario.plainPath.split(separator: "/").dropLast()
    var path = app.plainPath
    // From outside of the working directory, only an absolute path leads to the app.
    let isElsewhere = scenario.hasPrefix("/") || folders.contains("..")
    if isElsewhere { path = absolute(path, files) ?? path }
    while let last = folders.last {
      let start = scenario.hasPrefix("/") ? "/" : ""
      let prefix = start + folders.joined(separator: "/") + "/"
      if path.hasPrefix(prefix) { return String(path.dropFirst(prefix.count)) }
      // A folder above `..` has no name here.
      if last == ".." { break }
      folders.removeLast()
    }
    return path
  }

  private static func absolute(_ path: String, _ files: any FileSource) -> String? {
    path.hasPrefix("/") ? path : files.workingDirectory.map { "\($0)/\(path)" }
  }
}
