/// A selector together with its argument and result types.
///
/// System messages are constants (`.viewDidAppear`). An app's own are made by name and numbered by
/// the first class table that sees them. Prefer ``ClassTable/message(_:as:)`` for a message that is
/// sent often: one made by name alone is looked up by its name at every send.
@frozen public struct Message<S: Shape>: Sendable {
  /// The selector; ``SelectorID/unresolved`` until a table has numbered it.
  @usableFromInline let selector: SelectorID
  /// The name of a message that has no number yet; nil for a numbered one.
  @usableFromInline let unresolvedName: String?

  /// Makes a message of a numbered selector.
  @inlinable public init(_ selector: SelectorID) {
    self.selector = selector
    unresolvedName = nil
  }

  /// Makes a message that MiniUI itself sends.
  @inlinable public init(_ system: SystemSelector) {
    self.init(SelectorID(system))
  }

  /// Makes a message of the app by its Objective-C spelling: `"didTapBuy:"`.
  public init(named name: String) {
    ShapeKind.requireOwnTypes(of: S.self)
    selector = .unresolved
    unresolvedName = name
  }
}

/// The interned name of a message: a dense number within one class table.
///
/// Two selectors of one table are equal if their names are. The first numbers belong to
/// ``SystemSelector``; an app's names follow in the order of first use.
@frozen public struct SelectorID: Hashable, Sendable {
  /// The index of this selector in every class's dispatch slots.
  public let number: UInt32

  /// The placeholder for a name without a number; larger than every real number.
  @usableFromInline static var unresolved: SelectorID { SelectorID(number: .max) }

  @inlinable init(number: UInt32) {
    self.number = number
  }

  /// Makes the selector of a system message, known at compile time.
  @inlinable public init(_ system: SystemSelector) {
    number = system.rawValue
  }
}

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
