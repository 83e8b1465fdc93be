import AutoTrack
import MiniUI
import Wording

/// The positions in all records of a simulation before a step, to find what the step adds.
struct StepMark {
  private let events: Int
  private let requests: Int
  private let received: Int
  private let reports: Int
  private let front: AppSession?
  /// Marks of all apps: the step may bring any of them to the front.
  private let trackers: [TrackerMark]

  init(now simulation: Simulation) {
    events = simulation.captured
    requests = simulation.device.web.requests.count
    received = simulation.servers.events.ledger.entries.count
    reports = simulation.servers.counts.reports.count
    front = simulation.session
    trackers = simulation.sessions.map { TrackerMark(now: $0) }
  }

  func addRecords(of simulation: Simulation, to outcome: inout StepOutcome) {
    outcome.events = Array(simulation.capturedEvents[events...])
    let news = news(in: simulation.session)
    outcome.suppressed = news.flatMap(\.suppressed)
    outcome.diagnostics = news.flatMap(\.diagnostics)
    outcome.console = news.flatMap(\.console)
    outcome.requests = Array(simulation.device.web.requests[requests...])
    outcome.received = simulation.servers.events.ledger.entries[received...].map {
      $0.event ?? "record \($0.sequence)"
    }
    outcome.reports = Array(simulation.servers.counts.reports[reports...])
    outcome.delivery = simulation.deliveries.totals(of: simulation.session)
    outcome.notes = simulation.scriptLog.notes
  }

  /// The marks of the apps in front before and after the step.
  private func news(in session: AppSession?) -> [TrackerMark] {
    let sessions = [front, session === front ? nil : session].compactMap(\.self)
    // A process started by the step has no mark: everything it recorded is new.
    return sessions.map { new in
      trackers.first { $0.session === new } ?? TrackerMark(before: new)
    }
  }
}

/// The position in a tracker's records at one time, to find later entries.
private struct TrackerMark {
  let session: AppSession
  private let decisions: Int
  private let entries: Int
  private let lines: Int

  init(now session: AppSession) {
    self.session = session
    decisions = session.record.decisionCount
    entries = session.record.diagnosticCount
    lines = session.process.console.lines.count
  }

  /// A mark before all entries, for a process that did not run at the time.
  init(before session: AppSession) {
    self.session = session
    (decisions, entries, lines) = (0, 0, 0)
  }

  var suppressed: [StepOutcome.Suppressed] {
    session.record.decisions(after: decisions).compactMap { decision in
      guard case .suppressed(let reason) = decision.outcome else { return nil }
      return StepOutcome.Suppressed(subject: decision.subject, reason: reason)
    }
  }

  /// The diagnostics since the mark, without installations.
  var diagnostics: [Sentence] { session.record.diagnostics(after: entries) }

  /// The lines that UIKit has printed since the mark.
  var console: [String] { Array(session.process.console.lines[lines...]) }
}
