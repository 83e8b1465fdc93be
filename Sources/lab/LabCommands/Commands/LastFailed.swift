import LabKit
import LabLanguage
import LabSystem

/// The scenarios that failed last, for `--last-failed`: the file `.lab/last-failed`.
///
/// The file is a JSON array of paths. A scenario is removed when it runs and passes.
struct LastFailed {
  private let console: CommandConsole

  /// The folder, in the working directory.
  static let folder = ".lab"
  static let path = folder + "/last-failed"

  init(_ console: CommandConsole) {
    self.console = console
  }

  /// Returns the scenarios that failed in their last run.
  ///
  /// - Throws: ``LabError/nothingMatched(_:)`` if none of them still exists.
  func paths() throws(LabError) -> [String] {
    let paths = try read().filter { console.files.kind(of: $0) != nil }
    guard paths.isEmpty else { return paths }
    throw .nothingMatched("no failed scenario is recorded in \(Self.path)")
  }

  /// Returns the recorded ones of some scenarios.
  func failed(
    of found: [ScenarioLocation], _ recorded: [String]
  ) throws(LabError) -> [ScenarioLocation] {
    let identities = Set(recorded.compactMap { console.files.identity(of: $0) })
    let failed = found.filter { scenario in
      recorded.contains(scenario.path)
        || console.files.identity(of: scenario.path).map(identities.contains) == true
    }
    guard failed.isEmpty else { return failed }
    throw .nothingMatched("none of these scenarios is recorded as failed in \(Self.path)")
  }

  /// Updates the file after a run; a failed write is only a message.
  ///
  /// - Parameters:
  ///   - ran: The paths of all scenarios that ran.
  ///   - failed: The paths of the scenarios that failed.
  func record(ran: [String], failed: [String]) {
    // A record that cannot be read is replaced.
    let before = (try? read()) ?? []
    let all = Set(ran)
    // Standard input cannot be read again.
    let after =
      before.filter { !all.contains(console.files.spelling(of: $0)) }
      + failed.filter { $0 != StreamedFiles.name }
    guard after != before else { return }
    do throws(FileError) {
      try console.store.makeFolder(Self.folder)
      try console.store.write(PrintedJSON.texts(after).text() + "\n", to: Self.path)
    } catch {
      console.write(message: "lab: \(Self.path) cannot be written: \(error.reason)")
    }
  }

  private func read() throws(LabError) -> [String] {
    guard console.files.kind(of: Self.path) == .file else { return [] }
    do {
      let file = try SourceFile(name: Self.path, bytes: try console.files.read(Self.path))
      let mistakes = Mistakes(in: file)
      let paths = Reader<[String]>.array(of: .string).read(fileOf: mistakes)
      guard mistakes.isEmpty, let paths else {
        throw LabError.invalid(mistakes.errors.map(Self.remedied))
      }
      return paths
    } catch let error as LabError {
      throw error
    } catch let error as SourceError {
      throw .invalid([Self.remedied(error)])
    } catch {
      throw .invalid([SourceError(file: Self.path, message: "it cannot be read: \(error)")])
    }
  }

  private static func remedied(_ error: SourceError) -> SourceError {
    error.remedied(by: "delete the file; the next run writes a new one")
  }
}
