/// A message in flight: the link to follow, the receiver and the selector.
///
/// A send returns a call, which is then called with the arguments; inside an implementation the
/// same type is its `callSuper` or `original`. Call it at once: it is not meant to be kept. Once
/// the process has died, a call does nothing and returns zero.
@safe @frozen public struct Call<S: Shape> {
  @usableFromInline let link: Unmanaged<Link>
  /// The object that receives the message; after forwarding, not the one it was sent to.
  public let receiver: DynamicObject
  /// The selector that was sent, `_cmd`; after an exchange it differs from the written one (OB-7).
  public let selector: SelectorID

  @inlinable init(link: Unmanaged<Link>, receiver: DynamicObject, selector: SelectorID) {
    unsafe self.link = link
    self.receiver = receiver
    self.selector = selector
  }

  init(link: Link, receiver: DynamicObject, selector: SelectorID) {
    unsafe self.init(link: .passUnretained(link), receiver: receiver, selector: selector)
  }

  /// Returns the receiver as the class that the implementation was written for.
  ///
  /// The class table has checked the receiver type, so the downcast is safe.
  @inlinable @inline(__always)
  func receiver<Receiver: DynamicObject>(as type: Receiver.Type) -> Receiver {
    unsafe unsafeDowncast(receiver, to: type)
  }

  /// Runs the link's target, or the same call in a superclass if the chain ends here.
  ///
  /// `above` is a separate function with the same arguments, so that a hook's body keeps no
  /// registers for it.
  @inlinable @inline(__always)
  func follow<Result>(_ run: (S, Call<S>) -> Result, orAbove above: () -> Result) -> Result {
    guard let target = unsafe link._withUnsafeGuaranteedRef({ unsafe $0.target }) else {
      return above()
    }
    return unsafe target._withUnsafeGuaranteedRef {
      unsafe run(
        unsafeDowncast($0, to: S.self),
        Call(link: Unmanaged.passUnretained($0), receiver: receiver, selector: selector))
    }
  }

  /// Returns the call in the superclass of a link that ends here; `nil` if there is nothing to run.
  func fromAbove() -> Call<S>? {
    unsafe receiver.table.above(link.takeUnretainedValue(), for: self)
  }
}
