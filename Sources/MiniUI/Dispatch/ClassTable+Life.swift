/// How long implementations live, and how everything ends.
extension ClassTable {
  /// Keeps something alive as long as the table: calls under way refer to it without retaining it.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// The implementation that packs the arguments of such a message into an ``Invocation``.
  func forwarder<S: Shape>(_ shape: S.Type) -> Implementation {
    if let known = forwarders[S.kind] { return known }
    let new = S.forwarder()
    forwarders[S.kind] = new
    return new
  }

  /// Takes a hook's implementation out of every chain that it is in.
  func unlink(_ implementation: Implementation) {
    for method in everyMethod() where method.next === implementation {
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
    for method in everyMethod() { method.next = nil }
    for case let implementation as Implementation in kept { implementation.cut() }
    root.flushAll()
  }

  /// Every class and metaclass, private and retired ones included, from the root down.
  func everyClass() -> [DynamicClass] { root.tree }

  private func everyMethod() -> [MethodRecord] { everyClass().flatMap { $0.methods.values } }
}

extension DynamicClass {
  /// This class and everything below it.
  fileprivate var tree: [DynamicClass] { [self] + subclasses.flatMap(\.tree) }
}

extension Link {
  /// Follows on to what stands behind an implementation that is leaving.
  fileprivate func skip(_ leaving: Implementation) {
    guard next === leaving else { return }
    next = leaving.next
    if next == nil { home = leaving.home }
  }
}
