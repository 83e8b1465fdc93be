/// How long implementations live, and how everything ends.
extension ClassTable {
  /// Keeps something alive as long as the table: calls under way refer to it without retaining it.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The implementation that packs the arguments of such a message into an ``Invocation``.
  ///
  /// A message that nobody takes does nothing where it is optional, as a hook's original is.
  func forwarder<S: Shape>(_ shape: S.Type, isOptional: Bool = false) -> Implementation {
    let known = isOptional ? optionalForwarders[S.kind] : forwarders[S.kind]
    if let known { return known }
    let new = S.forwarder()
    if isOptional {
      unsafe new.ownCode = .option
      optionalForwarders[S.kind] = new
    } else {
      forwarders[S.kind] = new
    }
    return new
  }

  /// Takes a hook's implementation out of every chain that it is in.
  func unlink(_ implementation: Implementation) {
    var found: [MethodRecord] = []
    forEachMethod { if $0.next === implementation { found.append($0) } }
    for method in found {
      method.skip(implementation)
      method.removeIfVacant()
    }
    for case let hook as Implementation in kept where hook !== implementation {
      hook.skip(implementation)
    }
    giveBackUnhookedClasses()
  }

  /// Ends everything: nothing is found any more, and calls under way find no original.
  func die() {
    isDead = true
    classChangeCount &+= 1
    forEachClass { type in
      type.forEachMadeMethod { $0.next = nil }
      unsafe type.slotCount = 0
    }
    for case let implementation as Implementation in kept { implementation.cut() }
  }

  /// Goes through every class and metaclass, private and retired ones included, from the root down.
  func forEachClass(_ body: (DynamicClass) -> Void) { root.forEachInTree(body) }

  /// Goes through the methods that are there; no others can be hooked or run.
  private func forEachMethod(_ body: (MethodRecord) -> Void) {
    forEachClass { $0.forEachMadeMethod(body) }
  }
}

extension DynamicClass {
  /// Goes through this class and everything below it.
  fileprivate func forEachInTree(_ body: (DynamicClass) -> Void) {
    body(self)
    for subclass in unsafe subclasses { subclass.forEachInTree(body) }
  }
}

extension Link {
  /// Follows on to what stands behind an implementation that is leaving.
  fileprivate func skip(_ leaving: Implementation) {
    guard next === leaving else { return }
    next = leaving.next
    if next == nil { home = leaving.home }
  }
}
