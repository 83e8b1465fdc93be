/// A function that a method can run: the counterpart of `IMP`.
///
/// Each ``Shape`` is a final subclass that stores its closure with concrete types. An
/// implementation remembers the class and the selector that it was written for, because `super`
/// is resolved from there wherever the implementation is moved (OB-6).
public class Implementation: Link {
  /// Which concrete subclass this is, and so which arguments its closure takes.
  @usableFromInline final let kind: ShapeKind
  /// The hook that this is the body of; `nil` for a method's own code.
  final weak var hook: Hook?
  /// Which Swift types of receiver the closure can take.
  final var receivers = ReceiverType(DynamicObject.self)
  /// A link to this implementation, for code that saved it and calls it by hand.
  private(set) lazy var entry = Link(target: self)

  @usableFromInline init(kind: ShapeKind) {
    self.kind = kind
    super.init(target: nil)
  }

  /// The class and selector that an implementation was written for.
  struct Home {
    unowned let owner: DynamicClass
    let selector: SelectorID
    /// Where nothing above implements the message, a hook's original does nothing; `super` crashes.
    let isHook: Bool
  }

  /// Runs this implementation by hand, as code does that saved an `IMP`.
  ///
  /// A hook that was removed in the meantime passes the call to its original.
  ///
  /// - Precondition: The message has the types of the implementation.
  public final func call<S: Shape>(
    on receiver: DynamicObject, as message: Message<S>
  ) -> Call<S> {
    precondition(kind == S.kind, "an implementation of \(kind) cannot be called as \(S.kind)")
    requireReceivers(type(of: receiver), of: receiver.isa.name)
    let link = hook?.isInstalled ?? (home?.isHook != true) ? entry : self
    return Call(link: link, receiver: receiver, selector: receiver.table.number(message))
  }

  /// This implementation, or what stands behind it when it is a hook that was removed.
  final var live: Implementation? {
    guard home?.isHook == true, hook?.isInstalled != true else { return self }
    return next?.live
  }

  /// Stops a program that would run the code on objects of a Swift class it does not know.
  final func requireReceivers(of owner: DynamicClass) {
    requireReceivers(owner.swiftType, of: owner.name)
  }

  private func requireReceivers(_ type: DynamicObject.Type, of owner: String) {
    precondition(
      receivers.accepts(type),
      "an implementation for \(receivers.name) receivers cannot run in \(owner)")
    next?.requireReceivers(type, of: owner)
  }
}

/// The Swift class that a closure expects its receiver to be.
struct ReceiverType {
  /// The name of the Swift class.
  let name: String
  private let test: (DynamicObject.Type) -> Bool

  init<Receiver: DynamicObject>(_ type: Receiver.Type) {
    name = String(describing: type)
    test = { $0 is Receiver.Type }
  }

  /// Whether objects of the given Swift class can be receivers.
  func accepts(_ type: DynamicObject.Type) -> Bool { test(type) }
}
