import LabKit
import LabLanguage

/// The work of `lab run --update`: writes the observed events into the scenarios' files.
///
/// All files are written, or none: every change is tried in memory first.
struct UpdateRun {
  private let extent: ExpectationUpdate.Extent
  private let console: CommandConsole
  private let tracker: TrackerKind

  init(_ extent: ExpectationUpdate.Extent, _ tracker: TrackerKind, _ console: CommandConsole) {
    (self.extent, self.tracker, self.console) = (extent, tracker, console)
  }

  /// A file to write, with its text before and after.
  private struct Change {
    let file: SourceFile
    let stamp: FileStamp?
    let text: [UInt8]
    /// The number of changed steps.
    let steps: Int
    /// True if every expectation holds afterwards.
    let holds: Bool
  }

  /// Updates the files of some scenarios, all examples of a file together.
  func perform(_ scenarios: [LoadedScenario], _ batch: ScenarioBatch) throws(LabError) -> ExitCode {
    guard !console.environment.isCI else {
      throw .usage(
        "--update writes files, which a build server must not do (CI=true)",
        remedy: "run it on your machine and commit the files")
    }
    let stamps = scenarios.map { console.files.stamp(of: $0.path) }
    var reports: [[RunReport]] = []
    batch.run { report in
      if reports.last?.first?.loaded.path == report.loaded.path {
        reports[reports.count - 1].append(report)
      } else {
        reports.append([report])
      }
      return true
    }
    guard !console.host.isInterrupted else { return .interrupted }
    let known = Dictionary(zip(scenarios.map(\.path), stamps)) { first, _ in first }
    var changes: [Change] = []
    var obstacles: [String] = []
    for group in reports {
      switch change(after: group, known) {
      case .success(let change): changes += [change].compactMap(\.self)
      case .failure(let refusal): obstacles += refusal.reasons
      }
    }
    return try finish(changes, obstacles, of: reports.flatMap(\.self))
  }

  /// The reasons why a file is not written, each with its place.
  private struct Refusal: Error {
    let reasons: [String]
  }

  private func change(
    after reports: [RunReport], _ stamps: [String: FileStamp?]
  ) -> Result<Change?, Refusal> {
    guard let first = reports.first else { return .success(nil) }
    let path = first.loaded.path
    let updates = reports.map { ExpectationUpdate(after: $0, extent) }
    let obstacles = updates.flatMap(\.obstacles)
    guard obstacles.isEmpty else {
      return .failure(Refusal(reasons: obstacles.map { "\(path): \($0)" }))
    }
    guard let update = updates.first, !update.edits.isEmpty || updates.contains(where: \.hasEdits)
    else { return .success(nil) }
    guard updates.allSatisfy({ $0.edits == update.edits }) else {
      let reason = "its examples give different events; write their expectations by hand"
      return .failure(Refusal(reasons: ["\(path): \(reason)"]))
    }
    let text = update.edits.applied(to: first.loaded.file.bytes)
    return tried(text, update, of: reports).map { holds in
      Change(
        file: first.loaded.file, stamp: stamps[path] ?? nil, text: text,
        steps: update.steps.count, holds: holds)
    }
  }

  /// Runs the changed text; the result says if every expectation holds.
  private func tried(
    _ text: [UInt8], _ update: ExpectationUpdate, of reports: [RunReport]
  ) -> Result<Bool, Refusal> {
    let path = reports.first?.loaded.path ?? ""
    let files = ReplacedFile(path, text, in: console.files)
    do throws(LabError) {
      let again = try ScenarioSelection(reports.map(\.loaded.operand), files, for: tracker)
      let holds = again.loaded.map { loaded in
        let report = Simulation(loaded, seed: reports.first?.seed).run()
        return ExpectationUpdate(after: report, .all).edits.isEmpty
      }
      guard extent == .all, holds.contains(false) else { return .success(!holds.contains(false)) }
      return .failure(Refusal(reasons: ["\(path): the events differ in a second run"]))
    } catch {
      let reason = "an event has no form that a scenario may expect"
      return .failure(Refusal(reasons: ["\(path): \(reason):\n\(error)"]))
    }
  }

  /// Writes all files, or none after an obstacle, and prints the changed lines.
  private func finish(
    _ changes: [Change], _ obstacles: [String], of reports: [RunReport]
  ) throws(LabError) -> ExitCode {
    guard obstacles.isEmpty else {
      for reason in obstacles { console.errors.write(reason.printableLines + "\n") }
      console.errors.write("lab: nothing is written\n")
      return .failed
    }
    for change in changes { try check(change) }
    for change in changes {
      do throws(FileError) {
        try console.store.write(change.text, to: change.file.name)
      } catch {
        throw Self.unwritable(error, remedy: "the files listed above are written, the others not")
      }
      let after = String(decoding: change.text, as: UTF8.self)
      console.output.write(LineChanges(from: change.file, to: after).text)
    }
    let steps = changes.reduce(0) { $0 + $1.steps }.counted("step")
    let files = changes.count.counted("file")
    console.output.write(changes.isEmpty ? "no step changes\n" : "\(steps) in \(files)\n")
    let unchanged = reports.filter { report in
      !changes.contains { $0.file.name == report.loaded.path }
    }
    let failing = changes.contains { !$0.holds } || unchanged.contains { !$0.holds }
    if failing {
      console.errors.write("lab: other expectations fail; --update=all replaces them\n")
    }
    return failing ? .failed : .held
  }

  /// Checks that a file can be written and has not changed since it was read.
  private func check(_ change: Change) throws(LabError) {
    let path = change.file.name
    let remedy = "no file is written"
    if let obstacle = console.store.obstacle(at: path) {
      throw Self.unwritable(obstacle, remedy: remedy)
    }
    if console.files.stamp(of: path) != change.stamp {
      let error = FileError(path: path, reason: "it has changed during the run")
      throw Self.unwritable(error, remedy: remedy)
    }
  }

  private static func unwritable(_ error: FileError, remedy: String) -> LabError {
    .usage("\(error.path.quoted) cannot be written: \(error.reason)", remedy: remedy)
  }
}

extension ExpectationUpdate {
  fileprivate var hasEdits: Bool { !edits.isEmpty }
}

/// A source of files in which one has another content.
private struct ReplacedFile: FileSource {
  private let path: String
  private let bytes: [UInt8]
  private let files: any FileSource

  init(_ path: String, _ bytes: [UInt8], in files: any FileSource) {
    (self.path, self.bytes, self.files) = (path, bytes, files)
  }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }
  func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }
  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }
  func read(_ path: String) throws(FileError) -> [UInt8] {
    path == self.path ? bytes : try files.read(path)
  }
}

/// The lines that differ between two versions of a file, with their numbers.
struct LineChanges {
  private let name: String
  private let before: [Substring]
  private let after: [Substring]

  init(from file: SourceFile, to text: String) {
    name = file.name
    before = file.text(in: 0..<file.bytes.count)
      .split(separator: "\n", omittingEmptySubsequences: false)
    after = text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  /// The name and the lines: `-` with the number before the change, `+` with the one after it.
  var text: String {
    let changes = after.difference(from: before)
    let removed = Set(changes.removals.map(\.offset))
    let inserted = Set(changes.insertions.map(\.offset))
    var rows: [String] = []
    var (old, new) = (0, 0)
    while old < before.count || new < after.count {
      if removed.contains(old) {
        rows.append("  \(old + 1) - \(before[old])")
        old += 1
      } else if inserted.contains(new) {
        rows.append("  \(new + 1) + \(after[new])")
        new += 1
      } else {
        (old, new) = (old + 1, new + 1)
      }
    }
    return ([name] + rows).map { $0.printable + "\n" }.joined()
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
