/// The methods of a class itself; those of its plan are made when somebody first asks for them.
extension DynamicClass {
  /// The method that the class itself implements, if it does.
  func ownMethod(_ number: UInt32) -> MethodRecord? {
    guard let plan, let place = plan.place(of: number) else {
      return unsafe added.isEmpty ? nil : added[number]
    }
    guard let known = unsafe planned.isEmpty ? nil : planned[place] else {
      return make(SelectorID(number: number), of: plan, at: place)
    }
    return known.stand == nil ? known : nil
  }

  /// Goes through those methods of its own that are there; no others can be hooked or run.
  func forEachMadeMethod(_ body: (MethodRecord) -> Void) {
    for case let method? in unsafe planned where method.stand == nil { body(method) }
    unsafe added.values.forEach(body)
  }

  /// Every method that the class itself implements.
  var ownMethods: [MethodRecord] {
    let planned = plan?.numbers.compactMap(ownMethod) ?? []
    return unsafe planned + added.values
  }

  /// Makes a method of the plan.
  ///
  /// No slot has to be emptied: whoever looked the selector up before has been here, too.
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

  /// Adds the methods of a plan whose selectors this table numbers itself.
  func addNamedMethods() {
    guard let plan else { return }
    for (name, make) in plan.named { replaceMethod(classTable.selector(name), make()) }
  }

  /// Keeps code that belongs to nobody yet, and notes where `super` begins for it.
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

  /// Takes a method out again, which only the removal of a hook does; it is not made again.
  func remove(_ method: MethodRecord) {
    let number = method.selector.number
    if let plan, let place = plan.place(of: number) {
      put(classTable.missing, of: plan, at: place)
    } else {
      unsafe added[number] = nil
    }
    classTable.keep(method)
    flush(number)
  }
}
