/// A class of the simulated runtime: a name, a superclass, a metaclass and methods of its own.
///
/// A class is itself an object whose ``DynamicObject/isa`` is its metaclass, where its class
/// methods live; the metaclass of the root class inherits from the root class (T259).
@safe public final class DynamicClass: DynamicObject {
  /// The name that everybody calls it by; a metaclass has its class's.
  public let name: String
  /// Whether this is a metaclass: the class of a class.
  public let isMetaclass: Bool
  /// Which Swift objects can be instances, and what they are called.
  let instances: ReceiverType
  /// Makes the Swift object behind an instance; inherited by classes declared at run time.
  let swiftType: DynamicObject.Type
  /// The methods that its Swift type brings; each is made when it is first asked for.
  let plan: MethodPlan?
  /// Those that are made, in the places of the plan; a stand-in for one that has been taken out.
  @exclusivity(unchecked) var planned: [MethodRecord?] = []
  /// The methods of its own that no plan has, by selector number.
  @exclusivity(unchecked) var added: [UInt32: MethodRecord] = [:]
  /// The classes that inherit from this one directly; a class owns its subclasses.
  @exclusivity(unchecked) private(set) var subclasses: [DynamicClass] = []
  /// The object whose private subclass this is, for hooks on one object.
  weak var privateOwner: DynamicObject?
  /// Names the owner while it dies, when the weak reference is gone already.
  var privateOwnerID: ObjectIdentifier?
  /// Whether this class was made for hooks on one object, and hides behind its superclass.
  let isPrivate: Bool
  /// Selectors that the class's resolver has been asked about; it is asked once (T258).
  var resolved: Set<UInt32> = []

  /// Whether the system brought this class, and not the app.
  public internal(set) var isSystem = false
  /// Whether this was a private class that its object has given back; it lives on unseen, in case
  /// one of its methods is still running.
  var isRetired = false
  /// Whether the last hook of this private class has left; no object is made one of it any more.
  var isGivenBack = false
  /// How many hooks are installed on this class.
  var hookCount = 0
  /// Keeps the metaclass as long as the class.
  var ownedMetaclass: DynamicClass? {
    didSet { ownedMetaclass?.ownClass = BackReference(to: self) }
  }
  private var ownClass = BackReference<DynamicClass>()
  /// The class that answers with the methods of this metaclass, or of this private class below one.
  var describedClass: DynamicClass? { ownClass.object ?? privateOwner as? DynamicClass }

  /// The class that methods are inherited from; `nil` for the root class.
  public unowned let superclass: DynamicClass?
  /// The class table that this class belongs to.
  final unowned let classTable: ClassTable

  /// The methods found so far, own and inherited, by selector number; `nil` where not looked up.
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
    super.init(of: nil)
    unsafe superclass?.subclasses.append(self)
  }

  /// Not available: a class is declared in a class table.
  public required init(of class: DynamicClass?) {
    preconditionFailure("a class is declared in a class table")
  }

  deinit { unsafe slots?.deallocate() }

  /// What a new class is made from.
  struct Blueprint {
    var name: String
    var swiftType: DynamicObject.Type
    var isMetaclass = false
    var isPrivate = false
    var isSystem = false
    var plan: MethodPlan?
  }

  /// The class of this class, where its class methods live.
  public var metaclass: DynamicClass { ownedMetaclass ?? isa }

  /// This class and everything that it inherits from, nearest first.
  public var ancestry: some Sequence<DynamicClass> { sequence(first: self, next: \.superclass) }

  /// Whether this is the other class or inherits from it, directly or not.
  public func isSubclass(of other: DynamicClass) -> Bool { ancestry.contains { $0 === other } }

  /// Whether the Swift type of an object is one that instances have.
  public func fits(_ object: DynamicObject) -> Bool {
    swiftType == type(of: object) || instances.accepts(type(of: object))
  }

  /// Makes an object of this class, as `alloc` and `init` do.
  public func make() -> DynamicObject { swiftType.init(of: self) }

  /// Whether this is the private class that was made for the object, and not lent to it.
  func isPrivate(to object: DynamicObject) -> Bool { privateOwnerID == ObjectIdentifier(object) }
}
