/// A class of the simulated runtime: its name, superclass, metaclass and methods.
///
/// A class is itself an object whose ``DynamicObject/isa`` is its metaclass, where its class
/// methods live; the metaclass of the root class inherits from the root class (T259).
@safe public final class DynamicClass: DynamicObject {
  /// The registered name; a metaclass has the name of its class.
  public let name: String
  /// True for a metaclass, the class of a class.
  public let isMetaclass: Bool
  /// The Swift type that instances must have or inherit from.
  let instances: ReceiverType
  /// The Swift type of new instances; classes declared at run time inherit it.
  let swiftType: DynamicObject.Type
  /// The methods of the Swift type; each is made on first lookup.
  let plan: MethodPlan?
  /// The methods made so far, in the plan's order; a removed one is replaced by a marker.
  @exclusivity(unchecked) var planned: [MethodRecord?] = []
  /// The own methods outside the plan, by selector number.
  @exclusivity(unchecked) var added: [UInt32: MethodRecord] = [:]
  /// The direct subclasses, which this class owns.
  @exclusivity(unchecked) private(set) var subclasses: [DynamicClass] = []
  /// The object that this private subclass was made for.
  public internal(set) final weak var privateOwner: DynamicObject?
  /// The identity of that object, still valid while it is freed and the weak reference is `nil`.
  var privateOwnerID: ObjectIdentifier?
  /// True for a subclass made for hooks on one object; `class` hides it.
  public let isPrivate: Bool
  /// The selectors that the class's resolver has been asked about; it is asked once (T258).
  var resolved: Set<UInt32> = []

  /// True for a class of the system, false for an app's.
  public internal(set) var isSystem = false
  /// True for a private class that its object no longer uses.
  ///
  /// It is kept unregistered, because one of its methods may still be running.
  var isRetired = false
  /// True once the last hook of this private class is removed; no object gets this class again.
  var isGivenBack = false
  var hookCount = 0
  var ownedMetaclass: DynamicClass? {
    didSet { ownedMetaclass?.ownClass = BackReference(to: self) }
  }
  private var ownClass = BackReference<DynamicClass>()
  /// The class object that this metaclass describes; nil for a class of other objects.
  ///
  /// A private subclass of a metaclass describes the same class object.
  var describedClass: DynamicClass? { ownClass.object ?? privateOwner as? DynamicClass }

  /// The class that methods are inherited from; `nil` for the root class.
  public unowned let superclass: DynamicClass?
  final unowned let classTable: ClassTable

  /// The cached lookups, own and inherited, by selector number; `nil` where not looked up.
  @usableFromInline @exclusivity(unchecked) var slots:
    UnsafeMutablePointer<Unmanaged<MethodRecord>?>?
  @usableFromInline @exclusivity(unchecked) var slotCount: UInt32 = 0

  init(_ blueprint: Blueprint, superclass: DynamicClass?, table: ClassTable) {
    name = blueprint.name
    isMetaclass = blueprint.isMetaclass
    isPrivate = blueprint.isPrivate
    instances = ReceiverType(blueprint.swiftType)
    swiftType = blueprint.swiftType
    plan = blueprint.plan
    isSystem = blueprint.isSystem
    self.superclass = superclass
    classTable = table
    // No class yet: a class and its metaclass refer to each other, so the table sets it afterwards.
    super.init(of: nil)
    // The root owns all classes in this way, so a superclass lives longer: `unowned` is enough.
    unsafe superclass?.subclasses.append(self)
  }

  /// Unavailable: a class is declared in a class table.
  public required init(of class: DynamicClass?) {
    fatalError("declare the class in a class table")
  }

  deinit { unsafe slots?.deallocate() }

  struct Blueprint {
    var name: String
    var swiftType: DynamicObject.Type
    var isMetaclass = false
    var isPrivate = false
    var isSystem = false
    var plan: MethodPlan?
  }

  /// The class of this class, which holds its class methods.
  public var metaclass: DynamicClass { ownedMetaclass ?? isa }

  /// This class and its superclasses, nearest first.
  public var ancestry: some Sequence<DynamicClass> { sequence(first: self, next: \.superclass) }

  /// True if this is the other class or inherits from it, directly or not.
  public func isSubclass(of other: DynamicClass) -> Bool { ancestry.contains { $0 === other } }

  /// True if the object's Swift type is one that instances may have.
  public func fits(_ object: DynamicObject) -> Bool {
    swiftType == type(of: object) || instances.accepts(type(of: object))
  }

  /// Makes an instance, as `alloc` and `init` do.
  public func make() -> DynamicObject { swiftType.init(of: self) }

  /// True for the private class that was made for this very object.
  func isPrivate(to object: DynamicObject) -> Bool { privateOwnerID == ObjectIdentifier(object) }
}
