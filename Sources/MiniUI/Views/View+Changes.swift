/// The counters by which caches of view data are invalidated.
extension View {
  /// Invalidates the cached position of this view, whose place in the data has changed.
  ///
  /// Lists call this when a cell or a section's view gets another index path.
  public final func noteIdentityChange() {
    countViewChange()
    superview?.stampSubviewChange()
  }

  /// Counts a change of the list of subviews.
  final func noteSubviewChange() {
    countViewChange()
    stampSubviewChange()
  }

  private func stampSubviewChange() {
    if let process = tableOwner(as: AppProcess.self) { subviewChanges = process.viewChanges }
  }
}

extension Responder {
  /// Counts a change for the process; does nothing if the process has been freed.
  final func countViewChange() {
    if let process = tableOwner(as: AppProcess.self) { process.viewChanges &+= 1 }
  }
}
