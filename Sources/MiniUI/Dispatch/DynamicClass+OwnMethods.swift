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
