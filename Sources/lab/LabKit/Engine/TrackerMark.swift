import AutoTrack

/// The position in a tracker's records at one time, to find later entries.
struct TrackerMark {
  let session: AppSession
  private let decisions: Int
  private let entries: Int

  /// A mark at the present position.
  init(now session: AppSession) {
    self.session = session
    decisions = session.record.decisionCount
    entries = session.record.diagnosticCount
  }

  /// A mark before all entries, for a process that did not run at the time.
  init(before session: AppSession) {
    self.session = session
    (decisions, entries) = (0, 0)
  }

  /// The interactions suppressed since the mark.
  var suppressed: [StepOutcome.Suppressed] {
    session.record.decisions(after: decisions).compactMap { decision in
      guard case .suppressed(let reason) = decision.outcome else { return nil }
      return StepOutcome.Suppressed(subject: decision.subject, reason: reason)
    }
  }

  /// The diagnostics since the mark, without installations.
  var diagnostics: [String] { session.record.diagnostics(after: entries) }
}
