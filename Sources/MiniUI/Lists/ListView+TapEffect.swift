extension ListView {
  /// What a finger on a row or an item does to the selection.
  public enum TapEffect: Hashable, Sendable {
    /// Nothing, as nothing can be selected, or a row that was swiped closes (TV-4, TV-14).
    case nothing
    /// It selects, if the delegate lets it (TV-1, TV-2).
    case selection
    /// It deselects, as several may be selected and this one is (TV-5).
    case deselection
  }

  /// What a tap on a row or an item would do now; nobody is asked.
  public final func tapEffect(at path: CellPath) -> TapEffect {
    guard selectsNow, admitsTaps else { return .nothing }
    return selectsMany && selection.contains(path) ? .deselection : .selection
  }
}
