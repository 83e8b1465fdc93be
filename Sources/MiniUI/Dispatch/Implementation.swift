/// A function that a method can run: the counterpart of `IMP`.
///
/// Each ``Shape`` is a final subclass that stores its closure with concrete types. An
/// implementation remembers the class and the selector that it was written for, because `super`
/// is resolved from there wherever the implementation is moved (OB-6).
public class Implementation: Link {
  /// Which concrete subclass this is, and so which arguments its closure takes.
  public final let kind: ShapeKind
  /// The hook that this is the body of; `nil` for a method's own code.
  final weak var hook: Hook?
  /// Which code of the system's own this is, if it is one of those that are told from others.
  @exclusivity(unchecked) final var ownCode: OwnCode?
  /// Which Swift types of receiver the closure can take.
  final var receivers = ReceiverType(DynamicObject.self)
  /// A link to this implementation, made when code that saved it calls it by hand.
  private var savedEntry: Link?

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
  /// - Precondition: The implementation has been installed in the receiver's class table, and the
  ///   message has its types.
  public final func call<S: Shape>(
    on receiver: DynamicObject, as message: Message<S>
  ) -> Call<S> {
    precondition(kind == S.kind, "an implementation of \(kind) cannot be called as \(S.kind)")
    precondition(
      home?.owner.classTable === receiver.table,
      "an implementation is called by hand once its class table has it")
    let reason = reasonAgainst(type(of: receiver), called: receiver.isa.name)
    precondition(reason == nil, reason ?? "")
    let table = receiver.table
    let link = table.isDead ? table.nothing : isRemovedHook ? self : entry
    return Call(link: link, receiver: receiver, selector: table.number(message))
  }

  /// What a call by hand follows.
  final var entry: Link {
    let entry = savedEntry ?? Link(target: self)
    savedEntry = entry
    return entry
  }

  /// Lets calls under way find nothing behind this implementation, nor this one by hand.
  final func cut() {
    next = nil
    savedEntry?.next = nil
  }

  private var isRemovedHook: Bool { home?.isHook == true && hook?.isInstalled != true }

  /// This implementation, or what stands behind it when it is a hook that was removed.
  final var live: Implementation? {
    isRemovedHook ? next?.live : self
  }

  /// Stops a program that would run the code on objects of a Swift class it does not know.
  final func requireReceivers(of owner: DynamicClass) {
    if let reason = reasonAgainst(runningIn: owner) { preconditionFailure(reason) }
  }

  /// Why the code, or what stands behind it, cannot run on the objects of a class; nil if it can.
  public final func reasonAgainst(runningIn owner: DynamicClass) -> String? {
    reasonAgainst(owner.swiftType, called: owner.name)
  }

  private func reasonAgainst(_ type: DynamicObject.Type, called name: String) -> String? {
    guard receivers.accepts(type) else {
      return "an implementation for \(receivers.name) receivers cannot run in \(name)"
    }
    return next?.reasonAgainst(type, called: name)
  }
}
