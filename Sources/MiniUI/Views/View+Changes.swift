/// How code that keeps what it found out about views learns that it has to look again.
extension View {
  /// Says that the view stands for something else among its siblings, as a reused cell does.
  ///
  /// Lists call this when a cell or a section's view gets another place in the data.
  public final func noteIdentityChange() {
    countViewChange()
    superview?.stampSubviewChange()
  }

  /// The list of subviews is another one now.
  final func noteSubviewChange() {
    countViewChange()
    stampSubviewChange()
  }

  private func stampSubviewChange() {
    if let process = tableOwner(as: AppProcess.self) { subviewChanges = process.viewChanges }
  }
}

extension Responder {
  /// Counts a change for the whole process; objects may outlive it, and then nobody asks.
  final func countViewChange() {
    if let process = tableOwner(as: AppProcess.self) { process.viewChanges &+= 1 }
  }
}
