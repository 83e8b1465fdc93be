import LabExplain
import LabKit
import LabLanguage
import LabSystem

/// The work of `lab run --update`: writes the observed events into the scenarios' files.
///
/// All files are written, or none: every change is tried in memory first.
struct UpdateRun {
  private let extent: ExpectationUpdate.Extent
  private let console: CommandConsole
  private let tracker: TrackerKind
  /// The files and folders that the person named; the working folder unless given.
  private let operands: [String]
  private let accepted: AcceptedRules

  init(_ extent: ExpectationUpdate.Extent, _ options: RunOptions, _ console: CommandConsole) {
    (self.extent, self.console) = (extent, console)
    (tracker, accepted) = (options.tracker, options.accepted)
    operands = options.operands.isEmpty ? ["."] : options.operands
  }

  /// A file to write, with its text before and after.
  private struct Change {
    let file: SourceFile
    let stamp: FileStamp?
    let text: [UInt8]
    let steps: Int
    private let secrets: [String]
    /// True if every expectation holds afterwards.
    let holds: Bool

    init(_ proposal: Proposal, _ stamps: [String: FileStamp?], holds: Bool) {
      file = proposal.file
      stamp = stamps[proposal.file.name] ?? nil
      (text, steps, self.holds) = (proposal.text, proposal.steps, holds)
      secrets = proposal.secrets
    }

    /// The changed lines, without what is typed into secure inputs.
    var lines: [String] {
      LineChanges(from: file, to: String(decoding: text, as: UTF8.self)).lines.map { line in
        secrets.reduce(line) { $0.replacing($1, with: "***") }
      }
    }
  }

  /// The new text of a file, before it has run.
  private struct Proposal {
    let file: SourceFile
    let text: [UInt8]
    let steps: Int
    /// The scenarios of the file: one, or its examples.
    let operands: [String]
    let seed: UInt64?
    /// The texts that are typed into secure inputs, as written.
    let secrets: [String]
  }

  /// Updates the files of some scenarios, all examples of a file together.
  func perform(_ scenarios: [LoadedScenario], _ batch: ScenarioBatch) throws(LabError) -> ExitCode {
    guard !console.environment.isCI else {
      throw .usage(
        "--update writes files, which a build server must not do (CI=true)",
        remedy: "run it on your machine and commit the files")
    }
    try accepted.check(among: scenarios.flatMap(\.rules))
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
    guard !console.host.isInterrupted else { return interrupted() }
    let known = Dictionary(zip(scenarios.map(\.path), stamps)) { first, _ in first }
    var proposals: [Proposal] = []
    let losses = extent == .all ? reports.joined().flatMap { LostRules(after: $0).losses } : []
    var obstacles = accepted.obstacles(losses, console.words)
    for group in reports {
      switch proposal(after: group) {
      case .success(let proposal): proposals += [proposal].compactMap(\.self)
      case .failure(let refusal): obstacles += refusal.reasons
      }
    }
    let progress = Progress(of: proposals.count, "file", on: console)
    defer { progress.end() }
    let read = trial(of: proposals)
    var changes: [Change] = []
    for proposal in proposals {
      switch tried(proposal, read) {
      case .success(let holds): changes.append(Change(proposal, known, holds: holds))
      case .failure(let refusal): obstacles += refusal.reasons
      }
      guard progress.count() else { return interrupted() }
    }
    progress.end()
    return try finish(changes, obstacles, of: reports.flatMap(\.self))
  }

  private func interrupted() -> ExitCode {
    console.write(message: "lab: interrupted; nothing is written")
    return .interrupted
  }

  /// The reasons why a file is not written, each with its place.
  private struct Refusal: Error {
    let reasons: [String]
  }

  private func proposal(after reports: [RunReport]) -> Result<Proposal?, Refusal> {
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
    return .success(
      Proposal(
        file: first.loaded.file, text: update.edits.applied(to: first.loaded.file.bytes),
        steps: update.steps.count, operands: reports.map(\.loaded.operand), seed: first.seed,
        secrets: first.loaded.typedSecrets))
  }

  /// Reads all new texts at once, so that an app file is read once for all scenarios.
  ///
  /// - Returns: The scenarios by path; empty if one has a mistake, and then each is read alone.
  private func trial(of proposals: [Proposal]) -> [String: [LoadedScenario]] {
    guard !proposals.isEmpty else { return [:] }
    let texts = Dictionary(proposals.map { ($0.file.name, $0.text) }) { first, _ in first }
    let files = ReplacedFiles(texts, in: console.files)
    let read = try? ScenarioSelection(proposals.flatMap(\.operands), files, for: tracker)
    return Dictionary(grouping: read?.loaded ?? [], by: \.path)
  }

  private func readAlone(_ proposal: Proposal) throws(LabError) -> [LoadedScenario] {
    let files = ReplacedFiles([proposal.file.name: proposal.text], in: console.files)
    return try ScenarioSelection(proposal.operands, files, for: tracker).loaded
  }

  /// Runs the new text; the result says if every expectation holds.
  private func tried(
    _ proposal: Proposal, _ read: [String: [LoadedScenario]]
  ) -> Result<Bool, Refusal> {
    let path = proposal.file.name
    do throws(LabError) {
      var again = read[path] ?? []
      if again.isEmpty { again = try readAlone(proposal) }
      let holds = again.map { loaded in
        let report = Simulation(loaded, seed: proposal.seed).run()
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
      console.write(messages: obstacles.flatMap { $0.split(separator: "\n").map(\.printable) })
      console.write(message: "lab: nothing is written")
      return .failed
    }
    for change in changes { try check(change, orElse: "no file is written") }
    for change in changes {
      try console.store.editing(change.file.name) { () throws(LabError) in
        try write(change, orElse: "the files listed above are written, the others not")
      }
      console.write(lines: change.lines, hanging: 4, shortensPaths: false)
    }
    let steps = changes.reduce(0) { $0 + $1.steps }.counted("step")
    let files = changes.count.counted("file")
    console.write(lines: [changes.isEmpty ? "no step changes" : "\(steps) in \(files)"])
    let unchanged = reports.filter { report in
      !changes.contains { $0.file.name == report.loaded.path }
    }
    let failing = changes.contains { !$0.holds } || unchanged.contains { !$0.holds }
    if failing {
      console.write(message: "lab: other expectations fail; --update=all replaces them")
    }
    return failing ? .failed : .held
  }

  private func write(_ change: Change, orElse remedy: String) throws(LabError) {
    try check(change, orElse: remedy)
    do throws(FileError) {
      try console.store.write(change.text, to: change.file.name)
    } catch {
      throw Self.unwritable(error, remedy: remedy)
    }
  }

  /// Checks that a file can be written and has not changed since it was read.
  private func check(_ change: Change, orElse remedy: String) throws(LabError) {
    let path = change.file.name
    if let obstacle = console.store.obstacle(at: path) {
      throw Self.unwritable(obstacle, remedy: remedy)
    }
    if isStrange(path) {
      let error = FileError(path: path, reason: "a link leads out of the given folders")
      throw Self.unwritable(error, remedy: "name the file to update it; " + remedy)
    }
    if console.files.stamp(of: path) != change.stamp {
      let error = FileError(path: path, reason: "it has changed during the run")
      throw Self.unwritable(error, remedy: remedy)
    }
  }

  /// Returns true for a file outside of what the person named, to which a found link leads.
  private func isStrange(_ path: String) -> Bool {
    guard let place = console.files.realPath(of: path) else { return false }
    return !operands.contains { operand in
      let file = operand.lastIndex(of: "#").map { String(operand[..<$0]) } ?? operand
      guard let given = console.files.realPath(of: operand) ?? console.files.realPath(of: file)
      else { return true }
      return place == given || place.hasPrefix(given == "/" ? given : given + "/")
    }
  }

  private static func unwritable(_ error: FileError, remedy: String) -> LabError {
    .usage("\(error.path.quoted) cannot be written: \(error.reason)", remedy: remedy)
  }
}

extension ExpectationUpdate {
  fileprivate var hasEdits: Bool { !edits.isEmpty }
}

/// A source of files in which some have another content.
private struct ReplacedFiles: FileSource {
  private let texts: [String: [UInt8]]
  private let files: any FileSource

  init(_ texts: [String: [UInt8]], in files: any FileSource) {
    (self.texts, self.files) = (texts, files)
  }

  var workingDirectory: String? { files.workingDirectory }

  func kind(of path: String) -> FileKind? { files.kind(of: path) }
  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }
  func realPath(of path: String) -> String? { files.realPath(of: path) }
  func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }
  func names(in folder: String) throws(FileError) -> [String] { try files.names(in: folder) }
  func read(_ path: String) throws(FileError) -> [UInt8] {
    if let text = texts[path] { return text }
    return try files.read(path)
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
  var lines: [String] {
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
    return ([name] + rows).map(\.printable)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
