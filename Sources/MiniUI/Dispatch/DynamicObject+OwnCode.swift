/// How code that would only send a message to itself finds out that it may go on by itself.
extension DynamicObject {
  /// Whether a message would run just this code now: no override, no hook, no exchange.
  ///
  /// It looks where a send looks, so that nothing has to be kept up to date. It also answers no
  /// where the message has not been sent before: whoever then sends it is right in any case.
  @inline(__always)
  final func runs<S: Shape>(_ code: ObjectIdentifier?, for message: Message<S>) -> Bool {
    guard
      let method = unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef({
        unsafe $0.warmMethod(for: message)
      })
    else { return false }
    return unsafe method._withUnsafeGuaranteedRef { link in
      unsafe link.target?._withUnsafeGuaranteedRef { ObjectIdentifier($0) == code } ?? false
    }
  }
}

extension DynamicClass {
  /// What tells the code that a message to an instance runs now from all other code.
  func code(for selector: SelectorID) -> ObjectIdentifier? {
    guard let code = unsafe method(for: selector)?.target else { return nil }
    return unsafe code._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
  }
}

extension Body {
  /// What tells the code from all other code of its class table.
  var identity: ObjectIdentifier { ObjectIdentifier(implementation) }
}
