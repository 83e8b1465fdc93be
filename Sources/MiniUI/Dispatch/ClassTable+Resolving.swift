/// Methods that a class adds when they are first asked for: `resolveInstanceMethod:` (T258).
///
/// As in libobjc, the class is asked where the search begins: the class of the receiver for a send,
/// the superclass for `super`, and the class that is named for `class_getInstanceMethod`.
extension ClassTable {
  /// Gives a class one chance to add a method; a resolver that lies is passed over.
  func resolve(_ selector: SelectorID, in type: DynamicClass) -> MethodRecord? {
    guard !isDead, !type.hasRefused(selector) else { return nil }
    let asked = type.describedClass ?? type
    let isClassMethod = asked !== type
    guard !isRefusal(isClassMethod, of: asked) else {
      type.noteRefusal(of: selector)
      return nil
    }
    guard type.resolved.insert(selector.number).inserted else { return nil }
    _ = asked.send(isClassMethod ? .resolveClassMethod : .resolveInstanceMethod)(selector)
    let found = type.knownMethod(for: selector)
    if found == nil, type.resolved.contains(selector.number) { type.noteRefusal(of: selector) }
    return found
  }

  /// Whether the resolver of a class is the root's, which adds nothing.
  private func isRefusal(_ isClassMethod: Bool, of asked: DynamicClass) -> Bool {
    let resolver = isClassMethod ? Message.resolveClassMethod : .resolveInstanceMethod
    let method = asked.isa.knownMethod(for: resolver.selector)
    return unsafe method?.next?.ownCode == .refusal
  }
}
