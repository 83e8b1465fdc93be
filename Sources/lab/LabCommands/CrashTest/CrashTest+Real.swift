import AutoTrack
import LabKit

/// Crash tests with real processes of the lab.
extension CrashTest {
  /// The number of events of the standard session, which runs once per write.
  private static let events = 30

  /// Kills a process at every write of the session, and checks the folders left behind.
  func runReal() throws(LabError) -> ExitCode {
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder()
    } catch {
      throw .unwritable(error)
    }
    let loaded = try scenario(in: folder)
    guard let session = try SessionRecorder(of: loaded).record(console) else { return .failed }
    let crashes = RealCrashes(of: session, at: loaded.path, in: folder, console.host)
    var tally = CrashTally(sessions: 1)
    let progress = Progress(of: crashes.plan.points.count, "process", on: console)
    try crashes.run { verdict in
      progress.count()
      tally.add(verdict)
      progress.show()
      return !console.output.isClosed
    }
    progress.erase()
    return report(crashes.plan, tally)
  }

  /// Returns the scenario on the command line, or else the standard session, written to a file.
  private func scenario(in folder: ScratchFolder) throws(LabError) -> LoadedScenario {
    if let path = options.path { return try scenario(at: path) }
    let standard = StandardSession(events: Self.events, synchronous: .normal)
    let path = "\(folder.path)/session.json5"
    do throws(FileError) {
      try Disk().write(standard.text, to: path)
    } catch {
      throw .unwritable(error)
    }
    return try standard.loaded(as: path)
  }
}
