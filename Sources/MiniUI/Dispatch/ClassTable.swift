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
  /// The classes of the system, each made on first use.
  let catalog: ClassCatalog
  /// True once every class of the catalog has been made.
  var hasAllSystemClasses = false
  var classesByName: [String: DynamicClass] = [:]
  var classesByType: [ObjectIdentifier: DynamicClass] = [:]
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
    guard let rootClass else { preconditionFailure("the root class is declared first") }
    return rootClass
  }

  /// The least number of classes in an app that shows something.
  private static let usualClassCount = 32

  /// The selectors that must not be hooked: the runtime or object lifetimes rely on them (OB-15).
  static let unhookable: Set<String> = [
    "retain", "release", "autorelease", "dealloc", "forwardInvocation:",
  ]
}
