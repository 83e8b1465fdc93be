/// When an object may say that it is of another class than before.
extension ClassTable {
  /// Counts how often an object was given another class, hooks on one object included (OB-13).
  ///
  /// `nil` once an app or an SDK has put code of its own behind `class`: such code may answer
  /// something else each time, and no count tells.
  public var classChanges: Int? { isClassOverridden ? nil : classChangeCount }

  /// An exchange may put other code behind `class`, too.
  func noteExchange(of one: SelectorID, and other: SelectorID) {
    if [one, other].contains(SelectorID(.class)) { isClassOverridden = true }
  }
}
