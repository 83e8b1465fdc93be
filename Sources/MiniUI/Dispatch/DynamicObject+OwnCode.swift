/// Code of the system's own that is recognised wherever it stands.
struct OwnCode: Hashable, Sendable {
  private let number: UInt16

  private init(_ number: UInt16) {
    self.number = number
  }

  /// What `UIView` answers `pointInside:withEvent:`.
  static var pointInside: OwnCode { OwnCode(0) }
  /// What `UIView` answers `hitTest:withEvent:`.
  static var hitTest: OwnCode { OwnCode(1) }
  /// What `UIView` answers `nextResponder`.
  static var nextResponder: OwnCode { OwnCode(2) }
  /// What `NSObject` answers when it is asked to add a method: no (T258).
  static var refusal: OwnCode { OwnCode(3) }
  /// What forwards a hook's original, and does nothing where nobody takes it (OB-17).
  static var option: OwnCode { OwnCode(4) }

  /// What a setter does in UIKit's class that has it; see ``MethodList/defineSetter(_:_:)``.
  @inline(__always)
  static func setter(_ selector: SelectorID) -> OwnCode {
    OwnCode(0x1000 + UInt16(truncatingIfNeeded: selector.number))
  }
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

/// How a property is set by a message that nobody has hooked, without sending it.
extension DynamicObject {
  /// Whether a setter would run just UIKit's own code now: no override, no hook, no exchange.
  ///
  /// The property may then do the same without a message, which saves the send and its closure in
  /// the figures of views and taps.
  @inline(__always)
  final func runsSetter(_ selector: SystemSelector) -> Bool {
    unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      $0.runs(.setter(SelectorID(selector)), at: selector.rawValue)
    }
  }
}

extension DynamicClass {
  @inline(__always)
  fileprivate func runs(_ code: OwnCode, at number: UInt32) -> Bool {
    guard unsafe _fastPath(number < slotCount),
      let method = unsafe slots.unsafelyUnwrapped[Int(number)]
    else { return runsColdly(code, at: number) }
    return unsafe method._withUnsafeGuaranteedRef {
      unsafe $0.target?._withUnsafeGuaranteedRef { unsafe $0.ownCode == code } ?? false
    }
  }

  @inline(never)
  private func runsColdly(_ code: OwnCode, at number: UInt32) -> Bool {
    unsafe knownMethod(for: SelectorID(number: number))?.next?.ownCode == code
  }
}

extension MethodList {
  /// Defines a setter that ``DynamicObject/runsSetter(_:)`` knows; one class at most defines each.
  func defineSetter<S: Shape>(
    _ message: Message<S>, _ body: @autoclosure @escaping @Sendable () -> Body<S, Receiver>
  ) {
    define(message, body().known(as: .setter(message.selector)))
  }
}

extension Body {
  /// The same body, which ``DynamicObject/runs(_:for:)`` knows.
  func known(as code: OwnCode) -> Self {
    unsafe implementation.ownCode = code
    return self
  }
}
