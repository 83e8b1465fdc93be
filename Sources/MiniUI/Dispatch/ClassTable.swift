/// The classes of one process, their methods and the numbers of their selectors.
///
/// The table plays the part of the Objective-C runtime: it declares classes, finds methods, keeps
/// implementations alive and handles messages without a method.
@safe public final class ClassTable {
  /// Receives the exception that ends the process; the owner does if this is `nil`.
  weak var host: (any RuntimeHost)?
  private var ownerReference: Unmanaged<AnyObject>?
  /// True once the process has died; every message then does nothing and returns zero.
  var isDead = false
  /// The number of nested forwarded messages in progress.
  var forwardDepth = 0
  /// True while the handler of an uncaught exception runs.
  var isRaising = false

  /// The names of the selectors numbered after MiniUI's own, which all tables share.
  @exclusivity(unchecked) var selectorNames: [String] = []
  /// The argument counts of these selectors, by which actions are sent.
  @exclusivity(unchecked) var argumentCounts: [Int] = []
  var selectorNumbers: [String: UInt32] = [:]
  let catalog: ClassCatalog
  /// True once every class of the catalog has been made.
  var hasAllSystemClasses = false
  var classesByName: [String: DynamicClass] = [:]
  var classesByType: [ObjectIdentifier: DynamicClass] = [:]
  /// The names of the app's classes that are not declared yet.
  var plannedClasses: Set<String> = []
  var declarePlanned: (String) -> Void = { _ in }
  /// The most recent lookups by type, found without hashing.
  @exclusivity(unchecked) var typeMemo = TypeMemo()
  /// The implementations, hooks and removed records, retained because a removed hook may still run.
  var kept: [AnyObject] = []
  /// The cached methods of delegates, for the printed table.
  var delegateNotes: [DelegateKey: DelegateNote] = [:]
  /// The number of notes numbered so far.
  var delegateNoteCount = 0
  var forwarders: [ShapeKind: Implementation] = [:]
  /// The forwarders for the originals of hooks.
  var optionalForwarders: [ShapeKind: Implementation] = [:]
  var privateClassCount = 0
  /// The selectors that stand for objects of the system, such as segues, and for no own action.
  package var unreadableSelectors: Set<String> = []
  var rootClass: DynamicClass?
  var classChangeCount = 0
  /// True once an app or an SDK has replaced the code of `class`.
  var isClassOverridden = false

  /// Marks a slot as looked up without result.
  private(set) lazy var missing = MethodRecord(inPlaceOf: .missing, in: root)
  /// Marks a slot as looked up without result, after the class's resolver was asked too.
  private(set) lazy var refused = MethodRecord(inPlaceOf: .refused, in: root)
  /// The link of a call that has nothing to run.
  let nothing = Link(target: nil)

  /// Makes a table without a system: the root class and the runtime's own classes.
  public convenience init() { self.init(knowing: .runtime) }

  /// Makes a table for a system's catalog and declares the root class.
  init(knowing catalog: ClassCatalog) {
    self.catalog = catalog
    classesByName.reserveCapacity(Self.usualClassCount)
    classesByType.reserveCapacity(Self.usualClassCount)
    rootClass = self[DynamicObject.self]
  }

  /// The owner of the table and its objects; unretained, so the owner must clear it.
  ///
  /// Reading it costs much less than a weak reference, and objects read it often.
  var owner: AnyObject? {
    get { unsafe ownerReference?.takeUnretainedValue() }
    set { unsafe ownerReference = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// Returns the owner if its type is exactly this class; one comparison instead of a cast.
  @inline(__always)
  func owner<Owner: AnyObject>(as type: Owner.Type) -> Owner? {
    guard let owner = unsafe ownerReference,
      unsafe owner._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type })
    else { return nil }
    return unsafe unsafeDowncast(owner.takeUnretainedValue(), to: type)
  }

  /// Calls the closure with that owner, unretained; the closure must not free it.
  @inline(__always)
  func withOwner<Owner: AnyObject, Result>(
    as type: Owner.Type, _ body: (Owner) -> Result
  ) -> Result? {
    guard let owner = unsafe ownerReference else { return nil }
    return unsafe owner._withUnsafeGuaranteedRef {
      Swift.type(of: $0) == type ? body(unsafe unsafeDowncast($0, to: type)) : nil
    }
  }

  deinit { rootClass?.flushAll() }

  /// The root class, `NSObject`.
  public var root: DynamicClass {
    guard let rootClass else { fatalError("the root class is declared first") }
    return rootClass
  }

  /// The least number of classes in an app that shows something.
  private static let usualClassCount = 32

  /// The selectors that must not be hooked: the runtime or object lifetimes rely on them (OB-15).
  static let unhookable: Set<String> = [
    "retain", "release", "autorelease", "dealloc", "forwardInvocation:",
  ]
}

/// The count of class changes, by which callers validate cached classes.
extension ClassTable {
  /// The number of class changes of objects so far, including hooks on one object (OB-13).
  ///
  /// `nil` once an app or an SDK has replaced the code of `class`: its answer may then change
  /// without a class change.
  public var classChanges: Int? { isClassOverridden ? nil : classChangeCount }

  /// Notes an exchange that gives `class` another implementation.
  func noteExchange(of one: SelectorID, and other: SelectorID) {
    if [one, other].contains(SelectorID(.class)) { isClassOverridden = true }
  }
}

/// Resolution of missing methods on first use: `resolveInstanceMethod:` (T258).
///
/// As in libobjc, the class where the search begins is asked: the receiver's class for a send, the
/// superclass for `super`, and the named class for `class_getInstanceMethod`.
extension ClassTable {
  /// Asks a class once to add a method, and returns the method only if it was added.
  func resolve(_ selector: SelectorID, in type: DynamicClass) -> MethodRecord? {
    guard !isDead, !type.hasRefused(selector) else { return nil }
    let asked = type.describedClass ?? type
    let isClassMethod = asked !== type
    guard !isRefusal(isClassMethod, of: asked) else {
      type.noteRefusal(of: selector)
      return nil
    }
    // Marked before the resolver runs, so that a resolver which sends the selector cannot recurse.
    guard type.resolved.insert(selector.number).inserted else { return nil }
    _ = asked.send(isClassMethod ? .resolveClassMethod : .resolveInstanceMethod)(selector)
    let found = type.knownMethod(for: selector)
    found?.isResolved = true
    // The resolver may have changed methods, which removes the selector from `resolved`.
    if found == nil, type.resolved.contains(selector.number) { type.noteRefusal(of: selector) }
    return found
  }

  /// True if the class's resolver is the root's, which adds nothing.
  private func isRefusal(_ isClassMethod: Bool, of asked: DynamicClass) -> Bool {
    let resolver = isClassMethod ? Message.resolveClassMethod : .resolveInstanceMethod
    let method = asked.isa.knownMethod(for: resolver.selector)
    return unsafe method?.next?.ownCode == .refusal
  }
}

extension ClassTable {
  /// The number of selectors numbered so far.
  var selectorCount: UInt32 { unsafe SystemSelector.count + UInt32(selectorNames.count) }

  /// Returns the selector of a name, numbering it if it is new.
  public func selector(_ name: String) -> SelectorID {
    if let number = SystemSelector.numbers[name] ?? selectorNumbers[name] {
      return SelectorID(number: number)
    }
    let number = selectorCount
    selectorNumbers[name] = number
    unsafe selectorNames.append(name)
    unsafe argumentCounts.append(Self.argumentCount(of: name))
    return SelectorID(number: number)
  }

  /// Returns the number of arguments of a selector: its colons.
  func argumentCount(of selector: SelectorID) -> Int {
    if selector.number < SystemSelector.count {
      return SystemSelector.argumentCounts[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe argumentCounts.indices.contains(place) ? argumentCounts[place] : 0
  }

  /// Counts the colons of a spelling.
  static func argumentCount(of name: String) -> Int {
    name.utf8.count { $0 == UInt8(ascii: ":") }
  }

  /// Returns the spelling of a selector.
  public func name(of selector: SelectorID) -> String {
    if selector.number < SystemSelector.count {
      return SystemSelector.names[Int(selector.number)]
    }
    let place = Int(selector.number - SystemSelector.count)
    return unsafe selectorNames.indices.contains(place) ? selectorNames[place] : "unresolved"
  }

  /// Returns a numbered message, so that sends need no lookup by name.
  public func message<S: Shape>(_ name: String, as shape: S.Type = S.self) -> Message<S> {
    ShapeKind.requireOwnTypes(of: shape)
    return Message(selector(name))
  }

  func number<S: Shape>(_ message: Message<S>) -> SelectorID {
    guard let name = message.unresolvedName else { return message.selector }
    return selector(name)
  }
}
