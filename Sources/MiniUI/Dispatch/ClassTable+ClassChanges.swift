/// The count of class changes, by which callers validate cached classes.
extension ClassTable {
  /// The number of class changes of objects so far, including hooks on one object (OB-13).
  ///
  /// `nil` once an app or an SDK has replaced the code of `class`: its answer may then change
  /// without a class change.
  public var classChanges: Int? { isClassOverridden ? nil : classChangeCount }

  /// Notes an exchange that gives `class` another implementation.
  func noteExchange(of one: SelectorID, and other: SelectorID) {
    if [one, other].contains(SelectorID(.class)) { isClassOverridden = true }
  }
}
