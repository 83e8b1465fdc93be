/// The classes of one process, their methods and the numbers of their selectors.
///
/// The table plays the part of the Objective-C runtime: it declares classes, finds methods, keeps
/// implementations alive and decides what becomes of a message that nobody implements.
@safe public final class ClassTable {
  /// Receives what ends the process, in the place of the owner.
  weak var host: (any RuntimeHost)?
  private var ownerReference: Unmanaged<AnyObject>?
  /// Whether the process has died; from then on every message does nothing and returns zero.
  var isDead = false
  /// How many forwarded messages are under way, one inside the other.
  var forwardDepth = 0
  /// Whether the handler of an uncaught exception is running.
  var isRaising = false

  /// The selectors that follow MiniUI's own, which all tables share.
  @exclusivity(unchecked) var selectorNames: [String] = []
  /// How many arguments each of these has; actions are sent by this.
  @exclusivity(unchecked) var argumentCounts: [Int] = []
  var selectorNumbers: [String: UInt32] = [:]
  /// What the system brings; a class of it is made when somebody first asks for it.
  let catalog: ClassCatalog
  /// Whether all of that has been made.
  var hasAllSystemClasses = false
  var classesByName: [String: DynamicClass] = [:]
  var classesByType: [ObjectIdentifier: DynamicClass] = [:]
  /// The classes of the types that were asked for last, found without hashing.
  @exclusivity(unchecked) var typeMemo = TypeMemo()
  /// What has ever been installed: a removed hook may still be running, so nothing is freed early.
  var kept: [AnyObject] = []
  /// What containers remember of their delegates.
  var delegateNotes: [DelegateKey: DelegateNote] = [:]
  /// How many notes have been numbered.
  var delegateNoteCount = 0
  var forwarders: [ShapeKind: Implementation] = [:]
  /// The same for the originals of hooks.
  var optionalForwarders: [ShapeKind: Implementation] = [:]
  var privateClassCount = 0
  var rootClass: DynamicClass?
  /// How often an object has been given another class.
  var classChangeCount = 0
  /// Whether code that is not the runtime's has been put behind `class`.
  var isClassOverridden = false

  /// Stands in a slot for "looked up, and nobody has it".
  private(set) lazy var missing = MethodRecord(inPlaceOf: .missing, in: root)
  /// The same, and the class's resolver has been asked in vain.
  private(set) lazy var refused = MethodRecord(inPlaceOf: .refused, in: root)
  /// What a call follows when there is nothing to run.
  let nothing = Link(target: nil)

  /// Makes a table that plays no system: it has the root class, and what the runtime needs.
  public convenience init() { self.init(knowing: .runtime) }

  /// Makes a table that knows what a system brings; the root class is there.
  init(knowing catalog: ClassCatalog) {
    self.catalog = catalog
    classesByName.reserveCapacity(Self.usualClassCount)
    classesByType.reserveCapacity(Self.usualClassCount)
    rootClass = self[DynamicObject.self]
  }

  /// Who owns the table and every object of it; a plain reference, which the owner takes back.
  ///
  /// Reading it is much cheaper than a weak reference, and objects ask for it all the time.
  var owner: AnyObject? {
    get { unsafe ownerReference?.takeUnretainedValue() }
    set { unsafe ownerReference = newValue.map { unsafe Unmanaged.passUnretained($0) } }
  }

  /// The owner, if it is an object of this final class; one comparison instead of a cast.
  @inline(__always)
  func owner<Owner: AnyObject>(as type: Owner.Type) -> Owner? {
    guard let owner = unsafe ownerReference,
      unsafe owner._withUnsafeGuaranteedRef({ Swift.type(of: $0) == type })
    else { return nil }
    return unsafe unsafeDowncast(owner.takeUnretainedValue(), to: type)
  }

  /// What a function says of that owner, which it must not set free: it is not retained.
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

  /// The class that every other one inherits from: `NSObject`.
  public var root: DynamicClass {
    guard let rootClass else { preconditionFailure("the root class is declared first") }
    return rootClass
  }

  /// How many classes an app has at least that shows something.
  private static let usualClassCount = 32

  /// Selectors that must not be hooked: the runtime or every object's life relies on them (OB-15).
  static let unhookable: Set<String> = [
    "retain", "release", "autorelease", "dealloc", "forwardInvocation:",
  ]
}
