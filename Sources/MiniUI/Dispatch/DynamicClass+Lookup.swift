extension DynamicClass {
  /// Returns the method on the warm path of a send: one indexed load and a comparison of types.
  @inlinable @inline(__always)
  func warmMethod<S: Shape>(for message: Message<S>) -> Unmanaged<Link>? {
    guard unsafe _fastPath(message.selector.number < slotCount) else { return nil }
    let slot = unsafe slots.unsafelyUnwrapped[Int(message.selector.number)]
    guard unsafe _fastPath(slot != nil), let method = unsafe slot else { return nil }
    return unsafe method._withUnsafeGuaranteedRef {
      // A marker of a missing method has no target; another kind means other types than sent.
      let target = unsafe $0.target
      guard unsafe _fastPath(target != nil), let target = unsafe target,
        unsafe _fastPath(target._withUnsafeGuaranteedRef({ $0.kind == S.kind }))
      else { return nil }
      return unsafe Unmanaged.passUnretained($0)
    }
  }

  /// True if instances find the method, or the class's resolver adds it now (OB-8, T258).
  ///
  /// Models `class_respondsToSelector`.
  public func implements(_ selector: SelectorID) -> Bool { method(for: selector) != nil }

  /// Returns the cached answer to ``implements(_:)``; `nil` if it is not cached.
  ///
  /// A slot marked as missing also gives `nil`, because the resolver has not been asked yet.
  func knows(_ selector: SelectorID) -> Bool? {
    guard unsafe selector.number < slotCount, let record = unsafe slots?[Int(selector.number)]
    else { return nil }
    return unsafe record._withUnsafeGuaranteedRef {
      switch $0.stand {
      case nil: true
      case .refused: false
      default: nil
      }
    }
  }

  /// Returns the method that a message to an instance runs: `class_getInstanceMethod`.
  ///
  /// An inherited method is the *superclass's* method. Exchanging it, or setting its
  /// implementation, changes every class that inherits it (OB-3). If no class has the method, the
  /// class's resolver is asked to add it, once (T258).
  public func method(for selector: SelectorID) -> MethodRecord? {
    guard selector != .unresolved else { return nil }
    return knownMethod(for: selector) ?? classTable.resolve(selector, in: self)
  }

  /// Returns the method that a message to an instance would run, without asking a resolver.
  package func knownMethod(for selector: SelectorID) -> MethodRecord? {
    // A class of a dead table has no slots.
    if let warm = slot(selector.number) { return warm.stand == nil ? warm : nil }
    guard !classTable.isDead else { return nil }
    let found = search(selector.number)
    remember(found ?? classTable.missing, at: selector.number)
    return found
  }

  /// Searches this class and its superclasses, and stops at the first cached result.
  private func search(_ number: UInt32) -> MethodRecord? {
    var next: DynamicClass? = self
    while let type = next {
      // A superclass's slot holds the result of the search from there on, a missing method too.
      if let warm = type.slot(number) { return warm.stand == nil ? warm : nil }
      if let own = type.ownMethod(number) { return own }
      next = type.superclass
    }
    return nil
  }

  /// True if no class implements the selector and the resolver has been asked (T258).
  func hasRefused(_ selector: SelectorID) -> Bool { slot(selector.number)?.stand == .refused }

  /// Caches the resolver's refusal until the methods change.
  func noteRefusal(of selector: SelectorID) {
    guard !classTable.isDead else { return }
    remember(classTable.refused, at: selector.number)
  }

  private func slot(_ number: UInt32) -> MethodRecord? {
    guard unsafe number < slotCount else { return nil }
    return unsafe slots?[Int(number)]?.takeUnretainedValue()
  }

  private func remember(_ method: MethodRecord, at number: UInt32) {
    guard number < classTable.selectorCount else {
      fatalError("selector \(number) belongs to another class table")
    }
    if unsafe number >= slotCount { growSlots(for: number) }
    // Unretained: the class owns its records, and the table keeps those that were removed.
    unsafe slots?[Int(number)] = Unmanaged.passUnretained(method)
  }

  /// Grows in steps of 64 slots, because most selectors in use have low numbers.
  private func growSlots(for number: UInt32) {
    let count = min(classTable.selectorCount, (number | 63) + 1)
    let grown = UnsafeMutablePointer<Unmanaged<MethodRecord>?>.allocate(capacity: Int(count))
    unsafe grown.initialize(repeating: nil, count: Int(count))
    if let old = unsafe slots {
      unsafe grown.update(from: old, count: Int(slotCount))
      unsafe old.deallocate()
    }
    unsafe slots = grown
    unsafe slotCount = count
  }

  /// Clears the cached lookups of a selector in this class and its subclasses (OB-18).
  func flush(_ number: UInt32) {
    if unsafe number < slotCount { unsafe slots?[Int(number)] = nil }
    resolved.remove(number)
    // Subclasses cache inherited methods in their own slots.
    for subclass in unsafe subclasses { subclass.flush(number) }
  }

  /// Clears every cached lookup, so that the next send asks the table.
  func flushAll() {
    // Every lookup compares with the count first, so the slots themselves can stay.
    unsafe slotCount = 0
    for subclass in unsafe subclasses { subclass.flushAll() }
  }
}
