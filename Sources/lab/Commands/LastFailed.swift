/// Remembers which scenarios failed, for `--last-failed`: `.lab/last-failed`, beside the paths.
///
/// The file is an array of paths in JSON. A scenario leaves it when it runs and passes.
struct LastFailed {
  private let console: Console

  /// Where it is, from where the lab was started.
  static let folder = ".lab"
  /// The file in the folder.
  static let path = folder + "/last-failed"

  init(_ console: Console) {
    self.console = console
  }

  /// The scenarios that failed when they ran last.
  ///
  /// - Throws: ``LabError/nothingMatched(_:)`` where there is none that still exists.
  func paths() throws(LabError) -> [String] {
    let paths = try read().filter { console.files.kind(of: $0) != nil }
    guard paths.isEmpty else { return paths }
    throw .nothingMatched("no failed scenario is recorded in \(Self.path)")
  }

  /// Those of some scenarios that are recorded.
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

  /// Takes a run into account; where that cannot be written, the person is told.
  ///
  /// - Parameters:
  ///   - ran: The paths of all scenarios that ran.
  ///   - failed: Those of the scenarios that failed.
  func record(ran: [String], failed: [String]) {
    // A record that cannot be read is begun anew.
    let before = (try? read()) ?? []
    let all = Set(ran)
    let after = before.filter { !all.contains($0) } + failed
    guard after != before else { return }
    do throws(FileError) {
      try console.store.makeFolder(Self.folder)
      try console.store.write(PrintedJSON.texts(after).text() + "\n", to: Self.path)
    } catch {
      console.errors.write("lab: \(Self.path) cannot be written: \(error.reason)\n")
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
    error.remedied(by: "take the file away; the next run writes it anew")
  }
}
