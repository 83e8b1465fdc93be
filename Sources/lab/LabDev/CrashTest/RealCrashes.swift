import AutoTrack
import LabKit
import LabSystem
import MiniUI

/// A test that kills processes of the lab at each write, and launches the app on their remains.
///
/// The promises come from a run that is not killed: the same scenario makes the same writes.
struct RealCrashes {
  private let session: RecordedSession
  private let host: any Host
  private let path: String
  private let folder: ScratchFolder
  /// The crash points, one per write.
  let plan: CrashPlan
  /// The exit code of a process killed by SIGKILL, as a shell reports it.
  private static let killed: Int32 = 137

  init(of session: RecordedSession, at path: String, in folder: ScratchFolder, _ host: any Host) {
    self.session = session
    self.path = path
    self.folder = folder
    self.host = host
    plan = CrashPlan(of: [session]) { session in
      session.writes.map { CrashPoint(place: $0, crash: .killedBefore) }
    }
  }

  /// Kills a process at each write; the process for the write after the last must run to its end.
  ///
  /// - Parameter each: Receives every verdict in order; returns false to stop.
  /// - Throws: A fault of the lab if another process acts differently from this one.
  func run(_ each: (CrashVerdict) -> Bool) throws(LabError) {
    let audit = CrashAudit(of: session)
    for point in plan.points {
      let code = try code(at: point.number)
      // Ctrl-C has ended the other process, too.
      guard !host.isInterrupted else { return }
      guard code == Self.killed else {
        throw .fault(
          "the process that was to be killed at write \(point.number) of \(plan.points.count) "
            + "ended with code \(code)")
      }
      let verdict = verdict(on: point, audit)
      folder.remove("\(point.number)")
      guard each(verdict) else { return }
    }
    guard try code(at: plan.points.count + 1) != Self.killed else {
      throw .fault("another process writes more often than the \(plan.points.count) times here")
    }
  }

  private func verdict(on point: CrashPlan.Point, _ audit: CrashAudit) -> CrashVerdict {
    let disk = DeviceDisk(in: DiskFolder(at: device(point.number)))
    return audit.verdict(
      on: point, after: NextLaunch(of: session, on: disk, at: point.point.place))
  }

  private func device(_ write: Int) -> String { "\(folder.path)/\(write)" }

  private func code(at write: Int) throws(LabError) -> Int32 {
    do throws(HostError) {
      return try host.code(ofLab: [
        "run", "--device", device(write), "--kill-at-write", "\(write)", "--", path,
      ])
    } catch {
      throw .fault("the session did not run in a separate process: \(error.reason)")
    }
  }
}

extension RecordedSession {
  /// The places before writes in the journal.
  fileprivate var writes: [Int] {
    entries.indices.filter { index in
      if case .write = entries[index].operation { true } else { false }
    }
  }
}

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
    defer { progress.end() }
    try crashes.run { verdict in
      tally.add(verdict)
      return progress.count() && !console.output.isClosed
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
