extension ListView {
  /// The effect of a tap on the selection.
  public enum TapEffect: Hashable, Sendable {
    /// No effect: selection is off, or the tap closes a swiped row (TV-4, TV-14).
    case nothing
    /// The tap selects, if the delegate allows it (TV-1, TV-2).
    case selection
    /// The tap deselects one of several selected rows (TV-5).
    case deselection
  }

  /// Returns the effect of a tap on a row or item, without asking the delegate.
  public final func tapEffect(at path: CellPath) -> TapEffect {
    guard selectsNow, admitsTaps else { return .nothing }
    return selectsMany && selection.contains(path) ? .deselection : .selection
  }
}
