package import LabLanguage
package import LabSystem

/// A search for the files below the paths of a command line.
package struct ScenarioSearch {
  /// The scenarios without duplicates, in the order of the paths and sorted below each.
  package private(set) var scenarios: [ScenarioLocation] = []
  /// The app files, in the same order.
  package private(set) var apps: [ScenarioLocation] = []
  /// The files of rules, in the same order.
  package private(set) var rules: [ScenarioLocation] = []
  /// The errors for missing paths and unreadable folders.
  package private(set) var errors: [SourceError] = []
  private let files: any FileSource
  private let remedy: String
  private var visited: Set<FileIdentity> = []
  private var paths: Set<String> = []

  /// The ending of a path snapshot's name, which replaces the scenario's `.json5`.
  package static let snapshotSuffix = ".paths.json5"
  /// The name of folders for files of rules, which scenarios name and which do not run.
  private static let rulesFolder = "rules"
  /// The name of folders for app files; it does not apply to their subfolders.
  private static let appFolder = "apps"
  /// The name of folders for files of steps, which scenarios include.
  private static let stepsFolder = "steps"

  /// Searches below every path; the errors have the remedy, or a similar name if there is one.
  package init(
    below paths: [String], _ files: any FileSource,
    remedy: String = "name a file or a folder that can be read"
  ) {
    (self.files, self.remedy) = (files, remedy)
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    let spelled = files.spelling(of: path)
    switch files.kind(of: spelled) {
    case .file where spelled.hasSuffix(Self.snapshotSuffix): recordSnapshot(spelled)
    case .file: append(ScenarioLocation(path: spelled, shortName: spelled))
    case .folder:
      search(spelled, below: spelled == "." ? 0 : spelled == "/" ? 1 : spelled.count + 1)
    case .other: record(FileError(path: spelled, reason: FileError.noFile))
    case nil: addExample(spelled)
    }
  }

  /// Adds one example of a scenario: `tap.json5#guest`.
  private mutating func addExample(_ operand: String) {
    guard let sign = operand.lastIndex(of: "#") else { return recordMissing(operand) }
    let path = String(operand[..<sign])
    let name = String(operand[operand.index(after: sign)...])
    guard files.kind(of: path) == .file else { return recordMissing(operand) }
    if let index = scenarios.firstIndex(where: { $0.path == path }) {
      // Without names, all examples are chosen already.
      scenarios[index].examples?.append(name)
    } else {
      append(ScenarioLocation(path: path, shortName: path, examples: [name]))
    }
  }

  /// Searches a folder once, even if links lead back to it.
  private mutating func search(_ folder: String, below prefix: Int) {
    guard isNew(folder) else { return }
    do throws(FileError) {
      for name in try files.names(in: folder) {
        let parent = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        add(parent + name, below: prefix)
      }
    } catch {
      record(error)
    }
  }

  private mutating func add(_ path: String, below prefix: Int) {
    let isScenario = path.hasSuffix(".json5") && !path.hasSuffix(Self.snapshotSuffix)
    switch files.kind(of: path) {
    case .folder: search(path, below: prefix)
    case .file where isScenario:
      append(ScenarioLocation(path: path, shortName: String(path.dropFirst(prefix))))
    case .other where isScenario: recordUnusable(path, FileError.noFile)
    case nil where isScenario: recordUnusable(path, "a link to a missing file")
    case .file, .other, nil: break
    }
  }

  private mutating func append(_ location: ScenarioLocation) {
    guard isNew(location.path) else { return }
    switch Self.folder(of: location.path) {
    case Self.rulesFolder: rules.append(location)
    case Self.appFolder: apps.append(location)
    case Self.stepsFolder: break
    default: scenarios.append(location)
    }
  }

  /// Returns the right path for a file of rules that a search would take for a scenario.
  package static func rulesPath(for path: String) -> String? {
    guard path.hasSuffix(".json5"), folder(of: path) != rulesFolder else { return nil }
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    return path[..<start] + "\(rulesFolder)/" + path[start...]
  }

  /// Returns the name of a file's folder if a search takes its files for something else.
  package static func reservedFolder(of path: String) -> String? {
    folder(of: path).flatMap { [rulesFolder, appFolder, stepsFolder].contains($0) ? $0 : nil }
  }

  private static func folder(of path: String) -> String? {
    path.split(separator: "/").dropLast().last.map(String.init)
  }

  /// Returns true if neither the path nor the file behind it has been seen.
  private mutating func isNew(_ path: String) -> Bool {
    guard paths.insert(path).inserted else { return false }
    return files.identity(of: path).map { visited.insert($0).inserted } ?? true
  }

  private mutating func record(_ error: FileError) {
    errors.append(error.unreadable(remedy))
  }

  /// Records an entry of a folder that is named like a scenario.
  private mutating func recordUnusable(_ path: String, _ reason: String) {
    errors.append(
      SourceError(file: path, message: reason, remedy: "remove it, or name the other files"))
  }

  /// Records a snapshot given as a scenario.
  private mutating func recordSnapshot(_ path: String) {
    errors.append(
      SourceError(
        file: path, message: "this file holds a snapshot of paths, not a scenario",
        remedy: "use it with lab paths SCENARIO --check"))
  }

  private mutating func recordMissing(_ path: String) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let folder = String(path[..<start])
    let near = Suggestion.nearest(
      toFile: String(path[start...]), among: files.readableNames(in: folder))
    errors.append(
      SourceError(
        file: path, message: "no such file or folder",
        remedy: near.map { "did you mean \((folder + $0).quoted)?" } ?? remedy))
  }
}

package struct ScenarioLocation: Equatable, Sendable {
  /// The path to open, as given or found.
  package let path: String
  /// The path inside the given folder; the whole path of a given file.
  package let shortName: String
  /// The names of the chosen examples of the scenario; nil for all.
  package internal(set) var examples: [String]?

  package init(path: String, shortName: String, examples: [String]? = nil) {
    self.path = path
    self.shortName = shortName
    self.examples = examples
  }
}
