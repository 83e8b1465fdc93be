import AutoTrack
import LabKit
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

  /// A test of a recorded session in a file, with a folder for the devices.
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
