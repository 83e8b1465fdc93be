/// Where the app stands as a tracker sees it: a machine of four states (SA-L01 to SA-L05).
public enum LifeState: String, Sendable, CaseIterable {
  /// Nothing has been heard of the app yet.
  case initial
  /// It is in the foreground.
  case started
  /// It is in the background.
  case ended
  /// It is about to be gone.
  case terminated
}

/// A change of the life state; the same state again is no change.
struct LifeChange: Equatable {
  /// Where the app stood.
  let old: LifeState
  /// Where it stands now.
  let new: LifeState

  /// Nil when nothing changes.
  init?(from old: LifeState, to new: LifeState) {
    guard old != new else { return nil }
    self.old = old
    self.new = new
  }
}
