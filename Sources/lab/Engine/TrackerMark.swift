import AutoTrack

/// How far a tracker's records went at some time, to tell what has come since.
struct TrackerMark {
  /// Whose tracker it is.
  let session: AppSession
  private let decisions: Int
  private let entries: Int

  /// What comes from now on.
  init(now session: AppSession) {
    self.session = session
    decisions = session.tracker.decisionCount
    entries = session.tracker.diagnostics.entryCount
  }

  /// Everything that came, for a process that did not run then.
  init(before session: AppSession) {
    self.session = session
    (decisions, entries) = (0, 0)
  }

  /// What was seen and captured not.
  var suppressed: [StepOutcome.Suppressed] {
    session.tracker.decisions(after: decisions).compactMap { decision in
      guard case .suppressed(let reason) = decision.outcome else { return nil }
      return StepOutcome.Suppressed(subject: decision.subject, reason: reason)
    }
  }

  /// What the tracker has recorded of itself, apart from what it installed.
  var diagnostics: [String] {
    session.tracker.diagnostics.entries(after: entries).compactMap { entry in
      switch entry {
      case .installed, .skipped: nil
      default: entry.description
      }
    }
  }
}
