/// Resolution of missing methods on first use: `resolveInstanceMethod:` (T258).
///
/// As in libobjc, the class where the search begins is asked: the receiver's class for a send, the
/// superclass for `super`, and the named class for `class_getInstanceMethod`.
extension ClassTable {
  /// Asks a class once to add a method, and returns the method only if it was added.
  func resolve(_ selector: SelectorID, in type: DynamicClass) -> MethodRecord? {
    guard !isDead, !type.hasRefused(selector) else { return nil }
    let asked = type.describedClass ?? type
    let isClassMethod = asked !== type
    guard !isRefusal(isClassMethod, of: asked) else {
      type.noteRefusal(of: selector)
      return nil
    }
    // Marked before the resolver runs, so that a resolver which sends the selector cannot recurse.
    guard type.resolved.insert(selector.number).inserted else { return nil }
    _ = asked.send(isClassMethod ? .resolveClassMethod : .resolveInstanceMethod)(selector)
    let found = type.knownMethod(for: selector)
    // The resolver may have changed methods, which removes the selector from `resolved`.
    if found == nil, type.resolved.contains(selector.number) { type.noteRefusal(of: selector) }
    return found
  }

  /// True if the class's resolver is the root's, which adds nothing.
  private func isRefusal(_ isClassMethod: Bool, of asked: DynamicClass) -> Bool {
    let resolver = isClassMethod ? Message.resolveClassMethod : .resolveInstanceMethod
    let method = asked.isa.knownMethod(for: resolver.selector)
    return unsafe method?.next?.ownCode == .refusal
  }
}
