/// Runs again whenever a file changes that the last run looked at.
struct Watch {
  private let console: Console

  /// How often the files are looked at.
  private static let interval = Duration.milliseconds(250)

  init(_ console: Console) {
    self.console = console
  }

  /// Runs until the input ends, the person interrupts, or nobody reads the output.
  ///
  /// Mistakes in the files end nothing; the code is that of the last run.
  func run(
    _ once: (any FileSource) throws(LabError) -> ExitCode
  ) throws(LabError) -> ExitCode {
    while true {
      let files = WatchedFiles(console.files)
      let code = try run(files, once)
      // Text that is lost closes the output, and is told when the lab ends.
      try? console.output.finish()
      guard !console.output.isClosed else { return code }
      console.errors.write("lab: watching; the end of the input or Ctrl-C stops it\n")
      try? console.errors.finish()
      while !files.haveChanged {
        guard console.host.pause(Self.interval) else { return code }
      }
    }
  }

  /// What a changed file can mend is told, and the watch goes on.
  private func run(
    _ files: WatchedFiles, _ once: (any FileSource) throws(LabError) -> ExitCode
  ) throws(LabError) -> ExitCode {
    do throws(LabError) {
      return try once(files)
    } catch {
      guard error.isMendable else { throw error }
      console.errors.write("\(error)\n")
      return error.exitCode
    }
  }
}

extension LabError {
  /// Whether other files could make it go away.
  fileprivate var isMendable: Bool {
    switch self {
    case .invalid, .nothingMatched: true
    case .usage, .unwritable, .lost, .fault: false
    }
  }
}

/// Files that remember what was asked of them, and tell whether the answers would be others now.
final class WatchedFiles: FileSource {
  private let files: any FileSource
  private var stamps: [String: FileStamp?] = [:]
  private var folders: [String: [String]] = [:]
  private var kinds: [String: FileKind?] = [:]

  /// Nothing has been asked yet.
  init(_ files: any FileSource) {
    self.files = files
  }

  /// Whether a file has been written, has gone or has come since it was asked for.
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

  func identity(of path: String) -> FileIdentity? { files.identity(of: path) }

  func stamp(of path: String) -> FileStamp? { files.stamp(of: path) }

  func read(_ path: String) throws(FileError) -> [UInt8] {
    // The stamp comes first: what is written while it is read counts as a change.
    stamps[path] = .some(files.stamp(of: path))
    return try files.read(path)
  }

  func names(in folder: String) throws(FileError) -> [String] {
    folders[folder] = relevantNames(in: folder)
    return try files.names(in: folder)
  }

  /// Reports that appear among the scenarios are no reason to run these again.
  private func relevantNames(in folder: String) -> [String] {
    files.readableNames(in: folder).filter { $0.hasSuffix(".json5") || !$0.contains(".") }
  }
}
