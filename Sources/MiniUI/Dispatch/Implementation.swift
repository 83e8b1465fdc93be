/// A function that a method can run: the counterpart of `IMP`.
///
/// Each ``Shape`` is a final subclass that stores its closure with concrete types. An
/// implementation remembers the class and the selector that it was written for, because `super`
/// is resolved from there wherever the implementation is moved (OB-6).
public class Implementation: Link {
  /// The concrete subclass, and so the types that the closure takes.
  public final let kind: ShapeKind
  /// The hook that this is the body of; `nil` for a method's own code.
  ///
  /// Weak, because the hook retains its body.
  final weak var hook: Hook?
  /// The identifier of UIKit's own code; nil for code that no fast path recognises.
  @exclusivity(unchecked) final var ownCode: OwnCode?
  /// The Swift type of receivers that the closure accepts.
  final var receivers = ReceiverType(DynamicObject.self)
  /// The link of direct calls, made on first use.
  private var savedEntry: Entry?

  /// A link with the facts that no call reads.
  ///
  /// They are not stored in the implementation itself: the closure that every call reads follows
  /// its properties, and more of them would move it into another cache line.
  private final class Entry: Link {
    var label: String?
    var saved: Implementation?
  }

  /// The name of code that a tool or an SDK installed at run time, for printed tables.
  public final var label: String? {
    get { savedEntry?.label }
    set { madeEntry.label = newValue }
  }

  /// The original that code installed at run time saved and calls, for printed tables.
  public final var saved: Implementation? {
    get { savedEntry?.saved }
    set { madeEntry.saved = newValue }
  }

  @usableFromInline init(kind: ShapeKind) {
    self.kind = kind
    super.init(target: nil)
  }

  struct Home {
    unowned let owner: DynamicClass
    let selector: SelectorID
    /// True for a hook: its original does nothing if no superclass has the method; `super` raises.
    let isHook: Bool
  }

  /// Calls this implementation directly, as code with a saved `IMP` does.
  ///
  /// A hook that was removed in the meantime passes the call to its original.
  ///
  /// - Precondition: The implementation has been installed in the receiver's class table, and the
  ///   message has its types.
  public final func call<S: Shape>(
    on receiver: DynamicObject, as message: Message<S>
  ) -> Call<S> {
    guard kind == S.kind else {
      fatalError("an implementation of \(kind) cannot be called as \(S.kind)")
    }
    guard home?.owner.classTable === receiver.table else {
      fatalError("install the implementation in the class table before a direct call")
    }
    if let reason = reasonAgainst(type(of: receiver), called: receiver.isa.name) {
      fatalError(reason)
    }
    let table = receiver.table
    // A removed hook serves as the link itself, which leads to its original and not to its code.
    let link = table.isDead ? table.nothing : isRemovedHook ? self : entry
    return Call(link: link, receiver: receiver, selector: table.number(message))
  }

  final var entry: Link { madeEntry }

  private var madeEntry: Entry {
    let entry = savedEntry ?? Entry(target: self)
    savedEntry = entry
    return entry
  }

  /// Cuts the chain, so that calls in progress and direct calls find no original.
  final func cut() {
    next = nil
    savedEntry?.next = nil
  }

  private var isRemovedHook: Bool { home?.isHook == true && hook?.isInstalled != true }

  /// This implementation, or the first one behind it that is not a removed hook.
  final var live: Implementation? {
    isRemovedHook ? next?.live : self
  }

  /// Traps if the code cannot take objects of the class as receivers.
  final func requireReceivers(of owner: DynamicClass) {
    if let reason = reasonAgainst(runningIn: owner) { fatalError(reason) }
  }

  /// Returns the reason why this code or its originals cannot run in a class; nil if they can.
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

/// A cell that names the implementation a call runs next.
///
/// A ``MethodRecord`` links to its newest implementation, a hook to its original. The class table
/// keeps both alive, so following a link retains nothing.
@safe public class Link {
  /// The implementation that runs next; `nil` at the end of a chain, where `super` begins.
  @usableFromInline @exclusivity(unchecked) final var target: Unmanaged<Implementation>?

  /// The class and selector from which `super` continues for a link that ends here (OB-6).
  final var home: Implementation.Home?

  init(target: Implementation?) {
    unsafe self.target = target.map { unsafe Unmanaged.passUnretained($0) }
  }

  /// The implementation that runs next, retained.
  final var next: Implementation? {
    get { unsafe target?.takeUnretainedValue() }
    set { unsafe target = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }
}

/// A closure wrapped as an implementation, for `define`, `hook` and the runtime functions.
///
/// Each shape adds an initializer whose closure takes the receiver, the arguments and the original
/// (`callSuper` in a method, `original` in a hook) and runs *instead* of it. `.before` and `.after`
/// always run the original, once.
public struct Body<S: Shape, Receiver: DynamicObject> {
  /// The implementation that wraps the closure; no class owns it yet.
  public let implementation: S

  @inlinable init(_ implementation: S) {
    self.implementation = implementation
    setReceivers(Receiver.self)
  }

  @usableFromInline func setReceivers(_ type: Receiver.Type) {
    implementation.receivers = ReceiverType(type)
  }
}

/// The Swift class that a closure's receiver, or a class's instance, must be or inherit from.
struct ReceiverType {
  let type: DynamicObject.Type

  init(_ type: DynamicObject.Type) {
    self.type = type
  }

  var name: String { String(describing: type) }

  /// True if the candidate is this class or inherits from it.
  func accepts(_ candidate: DynamicObject.Type) -> Bool {
    var next: AnyClass? = candidate
    while let current = next, current != type { next = _getSuperclass(current) }
    return next != nil
  }
}
