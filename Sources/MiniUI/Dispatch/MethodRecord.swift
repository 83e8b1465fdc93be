/// A selector's implementation in one class; owned by that class.
///
/// Messages find the method, and the method links to its implementation. That is why setting or
/// exchanging implementations is two stores and no cache has to be emptied (OB-4, OB-18).
public final class MethodRecord: Link {
  /// The selector that the method answers to.
  public let selector: SelectorID
  /// The class that contains this method.
  public private(set) unowned var owner: DynamicClass

  init(_ selector: SelectorID, in owner: DynamicClass, target: Implementation?) {
    self.selector = selector
    self.owner = owner
    super.init(target: target)
  }

  /// What the method runs, hooks included: `method_getImplementation`.
  public var implementation: Implementation? { next }

  /// Replaces what the method runs, hooks included, for every class that inherits it (OB-3).
  ///
  /// - Returns: The implementation that was there.
  @discardableResult
  public func setImplementation(_ new: Implementation) -> Implementation? {
    let old = next
    owner.adopt(new, for: selector)
    next = new.live
    return old
  }

  /// Swaps what two methods run; twice restores, and `nil` changes nothing (OB-4).
  public func exchangeImplementations(with other: MethodRecord?) {
    guard let other, let mine = next, let its = other.next else { return }
    mine.requireReceivers(of: other.owner)
    its.requireReceivers(of: owner)
    next = its
    other.next = mine
  }
}
