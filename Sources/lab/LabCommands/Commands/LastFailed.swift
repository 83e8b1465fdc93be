import LabKit
import LabLanguage
import LabSystem

/// The scenarios that failed last, for `--last-failed`: the file `.lab/last-failed`.
///
/// The file is a JSON array of paths. A scenario is removed when it runs and passes.
struct LastFailed {
  private let console: CommandConsole

  /// The path from the working directory.
  static let path = ".lab/last-failed"
  private let file: DerivedFile

  init(_ console: CommandConsole) {
    self.console = console
    file = DerivedFile(Self.path, names: 2, on: console)
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
    guard after(Set(ran), failed) != nil else { return }
    do throws(FileError) {
      try file.makeFolders()
      let lock = try console.store.lock(Self.path)
      defer { withExtendedLifetime(lock) {} }
      // Another lab may have written it since.
      guard let paths = after(Set(ran), failed) else { return }
      try file.write(PrintedJSON.texts(paths).text() + "\n")
    } catch {
      console.write(message: "lab: \(Self.path) cannot be written: \(error.reason)")
    }
  }

  /// Returns the record after a run; nil if it stays as it is.
  private func after(_ ran: Set<String>, _ failed: [String]) -> [String]? {
    // A record that cannot be read is replaced.
    let before = (try? read()) ?? []
    // Standard input cannot be read again.
    let after =
      before.filter { !ran.contains(console.files.spelling(of: $0)) }
      + failed.filter { $0 != StreamedFiles.name }
    return after == before ? nil : after
  }

  private func read() throws(LabError) -> [String] {
    do {
      guard let bytes = try file.read() else { return [] }
      let file = try SourceFile(name: Self.path, bytes: bytes)
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
    } catch let error as FileError {
      throw .invalid([error.unreadable("delete it; the next run writes a new one")])
    } catch {
      throw .fault("\(error)")
    }
  }

  private static func remedied(_ error: SourceError) -> SourceError {
    error.remedied(by: "delete the file; the next run writes a new one")
  }
}
