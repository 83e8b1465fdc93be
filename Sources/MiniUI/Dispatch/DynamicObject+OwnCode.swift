/// Code of the system's own that is recognised wherever it stands.
enum OwnCode: UInt8 {
  /// What `UIView` answers `pointInside:withEvent:`.
  case pointInside
  /// What `UIView` answers `hitTest:withEvent:`.
  case hitTest
  /// What `UIView` answers `nextResponder`.
  case nextResponder
  /// What `NSObject` answers when it is asked to add a method: no (T258).
  case refusal
}

/// How code that would only send a message to itself finds out that it may go on by itself.
extension DynamicObject {
  /// Whether a message would run just this code now: no override, no hook, no exchange.
  ///
  /// It looks where a send looks, so that nothing has to be kept up to date. It also answers no
  /// where the message has not been sent before: whoever then sends it is right in any case.
  @inline(__always)
  final func runs<S: Shape>(_ code: OwnCode, for message: Message<S>) -> Bool {
    guard
      let method = unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef({
        unsafe $0.warmMethod(for: message)
      })
    else { return false }
    return unsafe method._withUnsafeGuaranteedRef { link in
      unsafe link.target?._withUnsafeGuaranteedRef { unsafe $0.ownCode == code } ?? false
    }
  }
}

extension Body {
  /// The same body, which ``DynamicObject/runs(_:for:)`` knows.
  func known(as code: OwnCode) -> Self {
    unsafe implementation.ownCode = code
    return self
  }
}
