import AutoTrack
package import LabKit
import LabLanguage
package import LabSystem

package struct SnapshotFile {
  package let path: String
  private let scenario: LoadedScenario
  private let file: DerivedFile
  private let program: String

  /// The file for a scenario, which may not exist.
  package init(beside scenario: LoadedScenario, _ console: CommandConsole) {
    // Without a file of the scenario, its snapshot is a stream, too.
    path =
      scenario.path == StreamedFiles.name
      ? StreamedFiles.name : PathSnapshot.path(beside: scenario.path)
    self.scenario = scenario
    file = DerivedFile(path, on: console)
    program = console.program
  }

  package var remedy: String {
    "\(program) paths \(scenario.path.printable) --update writes it"
  }

  /// The remedy for an outdated or damaged file.
  private var renewal: String { remedy + " anew" }

  /// Reads the snapshot; throws if it is of another scenario or an unknown scheme.
  package func read() throws(LabError) -> PathSnapshot {
    let mistakes = Mistakes(in: try open())
    let snapshot = PathSnapshot.reader.read(fileOf: mistakes)
    if let snapshot { check(snapshot, mistakes) }
    guard mistakes.isEmpty, let snapshot else {
      throw .invalid(mistakes.errors.map { $0.remedied(by: renewal) })
    }
    return snapshot
  }

  /// Writes a new snapshot atomically.
  package func write(_ text: String) throws(LabError) {
    do throws(FileError) {
      try file.write(text)
    } catch {
      throw invalid("the snapshot cannot be written: \(error.reason)")
    }
  }

  private func open() throws(LabError) -> SourceFile {
    do {
      guard let bytes = try file.read() else {
        throw invalid("the snapshot does not exist", remedy: remedy)
      }
      return try SourceFile(name: path, bytes: bytes)
    } catch let error as LabError {
      throw error
    } catch let error as FileError {
      let reason = "the snapshot cannot be read: \(error.reason)"
      throw invalid(reason, remedy: error.hasRemedy ? nil : renewal)
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
        "the snapshot belongs to \(snapshot.scenario.value.quoted), not to \(scenarioName.quoted)",
        at: snapshot.scenario.range)
    }
    let name = snapshot.scheme.value
    guard let scheme = PathSchemes.scheme(named: name) else {
      return mistakes.record(
        "unknown path scheme \(name.quoted)", name, at: snapshot.scheme.range,
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
