/// A selector's implementation in one class; owned by that class.
///
/// A lookup finds the method, and the method links to its implementation. So setting or exchanging
/// implementations is two stores, and no cache has to be flushed (OB-4, OB-18).
public final class MethodRecord: Link {
  /// The selector of the method.
  public let selector: SelectorID
  /// The class that contains this method.
  public private(set) unowned var owner: DynamicClass

  /// True for a method that the class's resolver added on demand (T258).
  public internal(set) var isResolved = false

  /// The reason why a slot is empty, for a marker; `nil` for a real method.
  let stand: Stand?

  /// The reason why a slot has no method.
  enum Stand {
    /// Looked up without result.
    case missing
    /// Looked up without result, and the class's resolver did not add it.
    case refused
  }

  /// Makes a marker for slots without a method.
  init(inPlaceOf stand: Stand, in owner: DynamicClass) {
    selector = SelectorID(.class)
    self.owner = owner
    self.stand = stand
    super.init(target: nil)
  }

  init(_ selector: SelectorID, in owner: DynamicClass, target: Implementation?) {
    self.selector = selector
    self.owner = owner
    stand = nil
    super.init(target: target)
  }

  /// The code that the method runs, hooks included: `method_getImplementation`.
  public var implementation: Implementation? { current.next }

  /// The record that the class uses now; a change of the method's types replaces the record.
  var current: MethodRecord { owner.ownMethod(selector.number) ?? self }

  /// Replaces the method's code, hooks included, for every class that inherits it (OB-3).
  ///
  /// - Returns: The previous implementation.
  @discardableResult
  public func setImplementation(_ new: Implementation) -> Implementation? {
    let old = current.next
    owner.adopt(new, for: selector)
    current.run(new.live, home: new.home)
    return old
  }

  /// Exchanges the code of two methods; twice restores it, and `nil` changes nothing (OB-4).
  ///
  /// An exchange that makes a class's objects run code for another Swift class ends the process at
  /// once, with an exception that names both. UIKit would crash at the first such call.
  public func exchangeImplementations(with other: MethodRecord?) {
    guard let other, !owner.classTable.isDead else { return }
    owner.classTable.noteExchange(of: selector, and: other.selector)
    let (mine, its) = (current.next, other.current.next)
    let (myHome, itsHome) = (current.home, other.current.home)
    // Both directions are checked before either record changes, so that a refusal has no effect.
    for case (let code?, let type) in [(mine, other.owner), (its, owner)] {
      if let reason = code.reasonAgainst(runningIn: type) {
        return owner.classTable.raise(.invalidArgument(reason))
      }
    }
    current.run(its, home: itsHome)
    other.current.run(mine, home: myHome)
  }

  /// Sets the code of the record.
  ///
  /// If the types change, a new record replaces this one; calls in progress keep this record, which
  /// then ends the chain.
  private func run(_ new: Implementation?, home: Implementation.Home?) {
    if let new, new.kind != next?.kind {
      next = nil
      // Calls in progress may still link to this record, so it is emptied and kept.
      owner.classTable.keep(self)
      return owner.insert(MethodRecord(selector, in: owner, target: new))
    }
    (next, self.home) = (new, home)
    // A vacant record was removed from its class; with code it belongs there again.
    if owner.ownMethod(selector.number) == nil { owner.insert(self) }
    removeIfVacant()
  }

  /// Removes the method from its class if it only repeats the inherited behaviour.
  func removeIfVacant() {
    guard next == nil, home.map({ $0.owner === owner && $0.selector == selector }) ?? true
    else { return }
    owner.remove(self)
  }
}
