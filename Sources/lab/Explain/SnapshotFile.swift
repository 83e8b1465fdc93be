import AutoTrack

/// The file of paths beside a scenario.
struct SnapshotFile {
  /// Where it is.
  let path: String
  private let scenario: LoadedScenario
  private let console: Console

  /// Finds the place beside a scenario.
  init(beside scenario: LoadedScenario, _ console: Console) {
    path = PathSnapshot.path(beside: scenario.path)
    self.scenario = scenario
    self.console = console
  }

  /// How the file comes into being, or is made anew.
  var remedy: String { "lab paths \(scenario.path.printable) --update writes it" }

  /// The snapshot, which is of this scenario and in a scheme that there is.
  func read() throws(LabError) -> PathSnapshot {
    let mistakes = Mistakes(in: try open())
    let snapshot = PathSnapshot.reader.read(fileOf: mistakes)
    if let snapshot { check(snapshot, mistakes) }
    guard mistakes.isEmpty, let snapshot else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: remedy + " anew") })
    }
    return snapshot
  }

  /// Writes a new one, whole or not at all.
  func write(_ text: String) throws(LabError) {
    do throws(FileError) {
      try console.store.write(text, to: path)
    } catch {
      throw invalid("the snapshot cannot be written: \(error.reason)")
    }
  }

  private func open() throws(LabError) -> SourceFile {
    guard console.files.kind(of: path) != nil else {
      throw invalid("there is no snapshot", remedy: remedy)
    }
    do {
      return try SourceFile(name: path, bytes: try console.files.read(path))
    } catch let error as FileError {
      throw invalid(error.reason)
    } catch let error as SourceError {
      throw .invalid([error.remedied(by: remedy + " anew")])
    } catch {
      throw invalid("\(error)")
    }
  }

  private func invalid(_ message: String, remedy: String? = nil) -> LabError {
    .invalid([SourceError(file: path, message: message, remedy: remedy)])
  }

  private func check(_ snapshot: PathSnapshot, _ mistakes: Mistakes) {
    let name = PathSnapshot.fileName(of: scenario.path)
    if snapshot.scenario.value != name {
      mistakes.record(
        "the snapshot is of \(snapshot.scenario.value.quoted), not of \(name.quoted)",
        at: snapshot.scenario.range)
    }
    let scheme = snapshot.scheme.value
    if !PathSchemes.names.contains(scheme) {
      mistakes.record(
        "there is no path scheme \(scheme.quoted)", scheme, at: snapshot.scheme.range,
        among: PathSchemes.names, "schemes")
    }
  }
}
