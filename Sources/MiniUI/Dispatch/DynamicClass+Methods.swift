/// The runtime functions on methods, with libobjc's names, results and preconditions.
extension DynamicClass {
  /// Adds a method, unless the class *itself* has one: `class_addMethod` (OB-1).
  ///
  /// - Returns: True if it was added; an inherited method is overridden, an own one is kept.
  @discardableResult
  public func addMethod<S: Shape, Receiver>(
    _ message: Message<S>, _ body: Body<S, Receiver>
  ) -> Bool {
    addMethod(classTable.number(message), body.implementation)
  }

  /// Adds a method with an existing implementation, such as another method's.
  @discardableResult
  public func addMethod(_ selector: SelectorID, _ implementation: Implementation) -> Bool {
    guard ownMethod(selector.number) == nil else { return false }
    adopt(implementation, for: selector)
    let method = MethodRecord(selector, in: self, target: implementation.live)
    method.home = implementation.home
    insert(method)
    method.removeIfVacant()
    return true
  }

  /// Replaces the class's own method or adds one: `class_replaceMethod` (OB-2).
  ///
  /// - Returns: The implementation that was replaced; `nil` when a method was added.
  @discardableResult
  public func replaceMethod<S: Shape, Receiver>(
    _ message: Message<S>, _ body: Body<S, Receiver>
  ) -> Implementation? {
    replaceMethod(classTable.number(message), body.implementation)
  }

  /// Replaces or adds a method with an existing implementation.
  @discardableResult
  public func replaceMethod(
    _ selector: SelectorID, _ implementation: Implementation
  ) -> Implementation? {
    guard let method = ownMethod(selector.number) else {
      addMethod(selector, implementation)
      return nil
    }
    return method.setImplementation(implementation)
  }

  /// Takes an implementation into this class, whose superclass `super` then starts from (OB-6).
  ///
  /// An implementation that has a home keeps it, so `super` still starts from there.
  func adopt(_ implementation: Implementation, for selector: SelectorID, isHook: Bool = false) {
    // A private class defines `class` itself, with a constant answer, which is not an override.
    if selector == SelectorID(.class), isHook || !isPrivate { classTable.isClassOverridden = true }
    guard let home = implementation.home else {
      return own(implementation, for: selector, isHook: isHook)
    }
    implementation.requireReceivers(of: self)
    precondition(
      home.owner.classTable === classTable,
      "an implementation of another class table cannot run in \(name)")
  }
}
