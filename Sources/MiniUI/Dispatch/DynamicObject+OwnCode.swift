/// An identifier of UIKit's own code, by which a fast path recognises that code.
struct OwnCode: Hashable, Sendable {
  private let number: UInt16

  private init(_ number: UInt16) {
    self.number = number
  }

  /// `UIView`'s `pointInside:withEvent:`.
  static var pointInside: OwnCode { OwnCode(0) }
  /// `UIView`'s `hitTest:withEvent:`.
  static var hitTest: OwnCode { OwnCode(1) }
  /// `UIView`'s `nextResponder`.
  static var nextResponder: OwnCode { OwnCode(2) }
  /// `NSObject`'s resolvers, which add no method (T258).
  static var refusal: OwnCode { OwnCode(3) }
  /// The forwarder of a hook's original, which does nothing if no object answers (OB-17).
  static var option: OwnCode { OwnCode(4) }

  /// `UIView`'s `layoutSubviews`.
  static var layoutSubviews: OwnCode { OwnCode(5) }

  /// Returns the code of a UIKit setter; see ``MethodList/defineSetter(_:_:)``.
  @inline(__always)
  static func setter(_ selector: SelectorID) -> OwnCode {
    OwnCode(0x1000 + UInt16(truncatingIfNeeded: selector.number))
  }
}

/// The check by which system code skips a message to its own object.
extension DynamicObject {
  /// True if the message would run exactly this code: no override, no hook, no exchange.
  ///
  /// It reads the slots of a send, so there is no extra state to maintain. It is also false if the
  /// message has not been sent before; sending it is correct in any case.
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

/// The check by which a property's setter skips its message.
extension DynamicObject {
  /// True if a setter would run exactly UIKit's code: no override, no hook, no exchange.
  ///
  /// The property may then be set without a message, which saves the send and its closure. The
  /// saving shows in the benchmarks of views and taps.
  @inline(__always)
  final func runsSetter(_ selector: SystemSelector) -> Bool {
    runs(.setter(SelectorID(selector)), at: selector)
  }

  /// True if the message would run exactly this code, also before it is sent for the first time.
  @inline(__always)
  final func runs(_ code: OwnCode, at selector: SystemSelector) -> Bool {
    unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      $0.runs(code, at: selector.rawValue)
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
  /// Defines a setter for ``DynamicObject/runsSetter(_:)``; only one class may define each.
  func defineSetter<S: Shape>(
    _ message: Message<S>, _ body: @autoclosure @escaping @Sendable () -> Body<S, Receiver>
  ) {
    define(message, body().known(as: .setter(message.selector)))
  }
}

extension Body {
  /// Returns the same body, marked for ``DynamicObject/runs(_:for:)``.
  func known(as code: OwnCode) -> Self {
    unsafe implementation.ownCode = code
    return self
  }
}
