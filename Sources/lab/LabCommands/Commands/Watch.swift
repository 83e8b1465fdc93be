import LabKit
import LabReport
import LabSystem

/// A loop that runs again after a change of a file that the last run read.
struct Watch {
  private let console: CommandConsole
  /// The pages of the last run, which say so while another run is not possible.
  private let pages: [String]

  private static let interval = Duration.milliseconds(250)

  init(_ console: CommandConsole, marking pages: [String] = []) {
    (self.console, self.pages) = (console, pages)
  }

  /// Runs until the input ends, the person interrupts, or the output is closed.
  ///
  /// Mistakes in files do not end the watch. The exit code is that of the last run.
  func run(
    _ once: (any FileSource) throws(LabError) -> ExitCode
  ) throws(LabError) -> ExitCode {
    while true {
      let files = WatchedFiles(console.files)
      let code = try run(files, once)
      // A failed write closes the output; the error is reported when the lab ends.
      try? console.output.finish()
      guard !console.output.isClosed, code != .interrupted else { return code }
      console.write(message: "lab: watching; the end of the input or Ctrl-C stops it")
      try? console.errors.finish()
      while !files.haveChanged {
        guard console.host.pause(Self.interval) else { return code }
      }
    }
  }

  /// Marks the pages as outdated; a page that is not there, or not the lab's, is left alone.
  private func markPages() {
    for path in pages {
      guard let bytes = try? console.files.read(path), let page = ReportPage.outdated(bytes)
      else { continue }
      try? console.store.write(page, to: path)
    }
  }

  /// Runs once and prints an error that a change of the files can remedy.
  private func run(
    _ files: WatchedFiles, _ once: (any FileSource) throws(LabError) -> ExitCode
  ) throws(LabError) -> ExitCode {
    do throws(LabError) {
      return try once(files)
    } catch {
      guard error.isMendable else { throw error }
      markPages()
      let style = TextStyle(forMessagesOn: console)
      let lines = error.lines(style, width: console.messageWidth)
      console.errors.write(lines.map { $0 + "\n" }.joined())
      return error.exitCode
    }
  }
}

extension LabError {
  /// True for an error that a change of the files can remedy.
  fileprivate var isMendable: Bool {
    switch self {
    case .invalid, .nothingMatched: true
    case .usage, .unwritable, .lost, .fault, .interrupted: false
    }
  }
}

/// Files that record their answers, and detect when these change.
final class WatchedFiles: FileSource {
  private let files: any FileSource
  private var stamps: [String: FileStamp?] = [:]
  private var folders: [String: [String]] = [:]
  private var kinds: [String: FileKind?] = [:]

  init(_ files: any FileSource) {
    self.files = files
  }

  /// True if a file that was accessed has changed, disappeared or appeared.
  var haveChanged: Bool {
    stamps.contains { files.stamp(of: $0.key) != $0.value }
      || kinds.contains { files.kind(of: $0.key) != $0.value }
      || folders.contains { relevantNames(in: $0.key) != $0.value }
  }

  func kind(of path: String) -> FileKind? {
    let kind = files.kind(of: path)
    kinds[path] = .some(kind)
    return kind
  }

  var workingDirectory: String? { files.workingDirectory }

  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }

  func realPath(of path: String) -> String? { files.realPath(of: path) }

  func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    // The stamp first, so that a write during the reading counts as a change.
    stamps[path] = .some(files.stamp(of: path))
    return try files.read(path)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    folders[folder] = relevantNames(in: folder)
    return try files.names(in: folder)
  }

  /// Returns the names without reports: a new report must not trigger a run.
  private func relevantNames(in folder: String) -> [String] {
    files.readableNames(in: folder).filter { $0.hasSuffix(".json5") || !$0.contains(".") }
  }
}
