/// An object that receives messages through its process's class table; registered as `NSObject`.
///
/// A send looks in ``isa``, which can change: a hook on one object assigns a private subclass,
/// while ``class`` keeps returning the original class (OB-13).
@safe open class DynamicObject {
  /// The class that messages are looked up in; every initializer sets it.
  @usableFromInline @exclusivity(unchecked) final var isaReference: Unmanaged<DynamicClass>?
  /// The table of the object's classes, retained; `nil` in a class, which the table owns.
  private let ownedTable: ClassTable?
  /// The values attached to this object; nil until the first one.
  final var associations: AssociatedObjects?

  /// Makes an object of a class; ``DynamicClass/make()`` calls this on the class's Swift type.
  ///
  /// - Parameter class: The class; `nil` only for a class itself, whose metaclass the table sets.
  public required init(of class: DynamicClass?) {
    unsafe isaReference = `class`.map { unsafe Unmanaged.passUnretained($0) }
    ownedTable = `class`?.classTable
    guard `class`?.fits(self) ?? (self is DynamicClass) else {
      fatalError(
        "a \(type(of: self)) cannot be made of \(`class`?.name ?? "nothing"), "
          + "which needs a \(`class`?.instances.name ?? "class")")
    }
  }

  deinit {
    guard let ownedTable, isa.isPrivate(to: self) else { return }
    ownedTable.retire(isa)
  }

  /// The definition of this Swift class; a subclass with methods overrides it.
  open class var classDefinition: ClassDefinition { .root }

  final func setMetaclass(_ metaclass: DynamicClass) {
    unsafe isaReference = Unmanaged.passUnretained(metaclass)
  }

  /// The real class of this object, as returned by `object_getClass`.
  @inlinable public final var isa: DynamicClass {
    unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef { $0 }
  }

  /// The table of the object's classes.
  public final var table: ClassTable { ownedTable ?? isa.classTable }

  /// Returns the table's owner if its type is exactly this class; retains only the owner.
  @inline(__always)
  final func tableOwner<Owner: AnyObject>(as type: Owner.Type) -> Owner? {
    guard let ownedTable else { return isa.classTable.owner(as: type) }
    return ownedTable.owner(as: type)
  }

  /// Calls the closure with that owner, without any retain; the closure must not free it.
  @inline(__always)
  final func withTableOwner<Owner: AnyObject, Result>(
    as type: Owner.Type, _ body: (Owner) -> Result
  ) -> Result? {
    guard let ownedTable else { return isa.classTable.withOwner(as: type, body) }
    return ownedTable.withOwner(as: type, body)
  }

  /// Starts a message to this object; call the result with the arguments.
  ///
  /// A message that the object's class does not implement is resolved, forwarded, or ends in
  /// `doesNotRecognizeSelector:` and so in the death of the process (OB-17).
  @inlinable @inline(__always)
  public final func send<S: Shape>(_ message: Message<S>) -> Call<S> {
    let warm = unsafe isaReference.unsafelyUnwrapped._withUnsafeGuaranteedRef {
      unsafe $0.warmMethod(for: message)
    }
    let (link, selector) =
      unsafe _fastPath(warm != nil)
      ? (warm.unsafelyUnwrapped, message.selector) : coldLink(for: message)
    return unsafe Call(link: link, receiver: self, selector: selector)
  }

  /// Returns the link on the cold path of a send: the method, or its forwarder (OB-17).
  @usableFromInline @inline(never)
  final func coldLink<S: Shape>(for message: Message<S>) -> (Unmanaged<Link>, SelectorID) {
    let table = table
    let selector = table.number(message)
    return unsafe (.passUnretained(table.link(selector, S.self, for: self)), selector)
  }

  /// The answer to the `class` message, which hides a private subclass.
  public final var `class`: DynamicClass { send(.class)() as? DynamicClass ?? isa }

  /// The name of ``class``; no message is sent if only the runtime's own code would answer it.
  public final var className: String {
    guard ownedTable?.isClassOverridden == false, !isa.isPrivate else { return `class`.name }
    return isa.name
  }

  /// True if a message to this object finds a method, hooks and added methods included (OB-8).
  public final func responds(to selector: SelectorID) -> Bool {
    send(.respondsToSelector)(selector)
  }

  /// True if ``class`` is the given class or inherits from it.
  public final func isKind(of other: DynamicClass) -> Bool { `class`.isSubclass(of: other) }

  /// Changes the class of this object, as `object_setClass` does.
  ///
  /// - Precondition: The object's Swift type fits the class; a `Label` cannot become a `UIButton`.
  /// - Returns: The previous class.
  @discardableResult
  public final func setClass(_ new: DynamicClass) -> DynamicClass {
    guard new.instances.accepts(type(of: self)) else {
      fatalError(
        "an object of \(isa.name) cannot become a \(new.name), which needs a \(new.instances.name)")
    }
    guard new.classTable === table else {
      fatalError("\(new.name) belongs to another class table than the object")
    }
    let old = isa
    unsafe isaReference = Unmanaged.passUnretained(new.standing)
    // Invalidates the caches that are keyed by `classChanges`.
    table.classChangeCount &+= 1
    return old
  }
}
