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
    guard home.owner.classTable === classTable else {
      fatalError("an implementation of another class table cannot run in \(name)")
    }
  }
}

/// The methods of the class itself; those of its plan are made on first lookup.
extension DynamicClass {
  func ownMethod(_ number: UInt32) -> MethodRecord? {
    guard let plan, let place = plan.place(of: number) else {
      return unsafe added.isEmpty ? nil : added[number]
    }
    guard let known = unsafe planned.isEmpty ? nil : planned[place] else {
      return make(SelectorID(number: number), of: plan, at: place)
    }
    return known.stand == nil ? known : nil
  }

  /// Visits the own methods made so far; no others can be hooked or running.
  func forEachMadeMethod(_ body: (MethodRecord) -> Void) {
    for case let method? in unsafe planned where method.stand == nil { body(method) }
    unsafe added.values.forEach(body)
  }

  var ownMethods: [MethodRecord] {
    let planned = plan?.numbers.compactMap(ownMethod) ?? []
    return unsafe planned + added.values
  }

  /// Makes a method of the plan.
  ///
  /// No slot has to be cleared: any earlier lookup of the selector would have made the method.
  private func make(_ selector: SelectorID, of plan: MethodPlan, at place: Int) -> MethodRecord {
    let implementation = plan.make(at: place)
    own(implementation, for: selector)
    let method = MethodRecord(selector, in: self, target: implementation)
    method.home = implementation.home
    put(method, of: plan, at: place)
    return method
  }

  private func put(_ method: MethodRecord, of plan: MethodPlan, at place: Int) {
    if unsafe planned.isEmpty {
      unsafe planned = Array(repeating: nil, count: plan.numbers.count)
    }
    unsafe planned[place] = method
  }

  /// Adds the plan's methods whose selectors this table numbers.
  func addNamedMethods() {
    guard let plan else { return }
    for (name, make) in plan.named { replaceMethod(classTable.selector(name), make()) }
  }

  /// Retains an implementation and records where `super` starts for it.
  func own(_ implementation: Implementation, for selector: SelectorID, isHook: Bool = false) {
    implementation.requireReceivers(of: self)
    classTable.keep(implementation)
    implementation.home = Implementation.Home(owner: self, selector: selector, isHook: isHook)
  }

  func insert(_ method: MethodRecord) {
    let number = method.selector.number
    if let plan, let place = plan.place(of: number) {
      put(method, of: plan, at: place)
    } else {
      unsafe added[number] = method
    }
    flush(number)
  }

  /// Removes a method after its last hook; a removed method of the plan is not made again.
  func remove(_ method: MethodRecord) {
    let number = method.selector.number
    if let plan, let place = plan.place(of: number) {
      // The marker keeps the plan from making the method again.
      put(classTable.missing, of: plan, at: place)
    } else {
      unsafe added[number] = nil
    }
    // Calls in progress may still follow the record.
    classTable.keep(method)
    flush(number)
  }
}
