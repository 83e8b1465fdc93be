/// Finds the files below the paths of a command line.
package struct ScenarioSearch {
  /// The scenarios, in the order of the paths and sorted below each; none twice.
  package private(set) var scenarios: [ScenarioLocation] = []
  /// The app files, likewise.
  package private(set) var apps: [ScenarioLocation] = []
  /// Paths that lead nowhere, and folders that cannot be read.
  package private(set) var errors: [SourceError] = []
  private let files: any FileSource

  /// The folder whose files hold apps, wherever it lies; not those of folders in it.
  private static let appFolder = "apps"
  /// How deep folders are searched, so that a folder linked into itself ends.
  private static let maximumDepth = 16

  /// Looks below every path.
  package init(below paths: [String], _ files: any FileSource) {
    self.files = files
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    let trimmed = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    switch files.kind(of: trimmed) {
    case .file: append(ScenarioLocation(path: trimmed, shortName: trimmed))
    case .folder: search(trimmed, below: trimmed.count + 1, depth: 0)
    case nil: recordMissing(trimmed)
    }
  }

  private mutating func search(_ folder: String, below prefix: Int, depth: Int) {
    guard depth < Self.maximumDepth else { return }
    do {
      for name in try files.names(in: folder) {
        let path = "\(folder)/\(name)"
        switch files.kind(of: path) {
        case .folder: search(path, below: prefix, depth: depth + 1)
        case .file where name.hasSuffix(".json5"):
          append(ScenarioLocation(path: path, shortName: String(path.dropFirst(prefix))))
        case .file, nil: break
        }
      }
    } catch {
      errors.append(SourceError(file: error.path, message: error.reason))
    }
  }

  private mutating func append(_ location: ScenarioLocation) {
    let isApp =
      location.path.split(separator: "/").dropLast().last.map(String.init) == Self.appFolder
    let known = isApp ? apps : scenarios
    guard !known.contains(where: { $0.path == location.path }) else { return }
    if isApp { apps.append(location) } else { scenarios.append(location) }
  }

  private mutating func recordMissing(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let near = Suggestion.nearest(
      toFile: String(path[start...]), among: files.readableNames(in: folder))
    errors.append(
      SourceError(
        file: path, message: "no such file or folder",
        remedy: near.map { "did you mean \((folder + $0).quoted)?" }))
  }
}
