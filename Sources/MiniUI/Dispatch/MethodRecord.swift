/// A selector's implementation in one class; owned by that class.
///
/// Messages find the method, and the method links to its implementation. That is why setting or
/// exchanging implementations is two stores and no cache has to be emptied (OB-4, OB-18).
public final class MethodRecord: Link {
  /// The selector that the method answers to.
  public let selector: SelectorID
  /// The class that contains this method.
  public private(set) unowned var owner: DynamicClass

  /// What the record stands for in a slot when it is no method; `nil` for every method.
  let stand: Stand?

  /// Why a slot has no method.
  enum Stand {
    /// It was looked up, and nobody has it.
    case missing
    /// And the class's resolver did not add it.
    case refused
  }

  /// A record that stands in slots without a method.
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

  /// What the method runs, hooks included: `method_getImplementation`.
  public var implementation: Implementation? { current.next }

  /// The record that the class has now: another one once the types of the method have changed.
  var current: MethodRecord { owner.ownMethod(selector.number) ?? self }

  /// Replaces what the method runs, hooks included, for every class that inherits it (OB-3).
  ///
  /// - Returns: The implementation that was there.
  @discardableResult
  public func setImplementation(_ new: Implementation) -> Implementation? {
    let old = current.next
    owner.adopt(new, for: selector)
    current.run(new.live, home: new.home)
    return old
  }

  /// Swaps what two methods run; twice restores, and `nil` changes nothing (OB-4).
  ///
  /// An exchange that lets a class's objects run code for another Swift class ends the process at
  /// once, with an exception that names both; UIKit would crash when the first such object does.
  public func exchangeImplementations(with other: MethodRecord?) {
    guard let other, !owner.classTable.isDead else { return }
    owner.classTable.noteExchange(of: selector, and: other.selector)
    let (mine, its) = (current.next, other.current.next)
    let (myHome, itsHome) = (current.home, other.current.home)
    for case (let code?, let type) in [(mine, other.owner), (its, owner)] {
      if let reason = code.reasonAgainst(runningIn: type) {
        return owner.classTable.raise(
          SimulatedException(name: "NSInvalidArgumentException", reason: reason))
      }
    }
    current.run(its, home: itsHome)
    other.current.run(mine, home: myHome)
  }

  /// Runs something else; calls under way keep the record of their types, which then ends here.
  private func run(_ new: Implementation?, home: Implementation.Home?) {
    if let new, new.kind != next?.kind {
      next = nil
      owner.classTable.keep(self)
      return owner.insert(MethodRecord(selector, in: owner, target: new))
    }
    (next, self.home) = (new, home)
    if owner.ownMethod(selector.number) == nil { owner.insert(self) }
    removeIfVacant()
  }

  /// Takes the method out of its class if it does nothing that inheriting would not do.
  func removeIfVacant() {
    guard next == nil, home.map({ $0.owner === owner && $0.selector == selector }) ?? true
    else { return }
    owner.remove(self)
  }
}
