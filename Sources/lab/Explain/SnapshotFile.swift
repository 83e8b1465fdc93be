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

  /// The same for one that is there.
  private var renewal: String { remedy + " anew" }

  /// For what no snapshot can take the place of.
  private var wayOut: String { "move it away, and \(remedy)" }

  /// The snapshot, which is of this scenario and in a scheme that there is.
  func read() throws(LabError) -> PathSnapshot {
    let mistakes = Mistakes(in: try open())
    let snapshot = PathSnapshot.reader.read(fileOf: mistakes)
    if let snapshot { check(snapshot, mistakes) }
    guard mistakes.isEmpty, let snapshot else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: renewal) })
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
    switch console.files.kind(of: path) {
    case .file: break
    case nil: throw invalid("there is no snapshot", remedy: remedy)
    case .folder: throw invalid("a folder is in the place of the snapshot", remedy: wayOut)
    case .other: throw invalid("the snapshot is \(FileError.noFile)", remedy: wayOut)
    }
    do {
      return try SourceFile(name: path, bytes: try console.files.read(path))
    } catch let error as FileError {
      throw invalid("the snapshot cannot be read: \(error.reason)", remedy: renewal)
    } catch let error as SourceError {
      throw .invalid([error.remedied(by: renewal)])
    } catch {
      throw invalid("\(error)", remedy: renewal)
    }
  }

  private func invalid(_ message: String, remedy: String? = nil) -> LabError {
    .invalid([SourceError(file: path, message: message, remedy: remedy)])
  }

  private func check(_ snapshot: PathSnapshot, _ mistakes: Mistakes) {
    let scenarioName = PathSnapshot.fileName(of: scenario.path)
    if snapshot.scenario.value != scenarioName {
      mistakes.record(
        "the snapshot is of \(snapshot.scenario.value.quoted), not of \(scenarioName.quoted)",
        at: snapshot.scenario.range)
    }
    let name = snapshot.scheme.value
    guard let scheme = PathSchemes.scheme(named: name) else {
      return mistakes.record(
        "there is no path scheme \(name.quoted)", name, at: snapshot.scheme.range,
        among: PathSchemes.names, "schemes")
    }
    for element in snapshot.screens.flatMap(\.value) {
      check(element.path, by: scheme, mistakes)
    }
  }

  private func check(_ path: Located<String>, by scheme: any PathScheme, _ mistakes: Mistakes) {
    do throws(ViewPathError) {
      try scheme.check(path.value)
    } catch {
      mistakes.record(error, at: path.range)
    }
  }
}
