/// The classes of a system by name and type; a table instantiates them on demand.
///
/// Most processes use few of them. The catalog is immutable, so it is built once and shared by all
/// tables; each table makes its own mutable classes and methods.
struct ClassCatalog: Sendable {
  enum Entry: Sendable {
    case type(DynamicObject.Type)
    /// A class without a Swift type, below the named class.
    case named(superclass: String)
  }

  /// The catalog of a table without a system: the runtime's own classes.
  static let runtime = {
    var catalog = ClassCatalog()
    catalog.add(Invocation.self)
    return catalog
  }()

  private var entries: [String: Entry] = [:]
  private var plans: [ObjectIdentifier: ClassPlan] = [:]

  /// The names of all classes in alphabetical order, so that they are made in a fixed order.
  var names: [String] { entries.keys.sorted() }

  /// The source of the named class; nil if the system does not have it.
  subscript(name: String) -> Entry? { entries[name] }

  /// The plan of a Swift type's class; nil if the system does not have it.
  subscript(type: DynamicObject.Type) -> ClassPlan? { plans[ObjectIdentifier(type)] }

  mutating func add(_ type: DynamicObject.Type) {
    let plan = ClassPlan(of: type)
    guard entries.updateValue(.type(type), forKey: plan.name) == nil else { return }
    plans[ObjectIdentifier(type)] = plan
    if let superclass = plan.superclass { add(superclass) }
  }

  mutating func add(_ name: String, below superclass: String) {
    guard entries[name] == nil else { fatalError("\(name) is declared twice") }
    entries[name] = .named(superclass: superclass)
  }
}

extension ClassTable {
  func makeSystemClass(_ name: String) -> DynamicClass? {
    switch catalog[name] {
    case .type(let type): return self[type]
    case .named(let superclassName):
      guard let superclass = self[superclassName] else {
        fatalError("\(name) does not inherit from a known class")
      }
      return makePair(
        .init(name: name, swiftType: superclass.swiftType, isSystem: true), superclass: superclass)
    case nil: return nil
    }
  }

  func makeSystemClasses() {
    guard !hasAllSystemClasses else { return }
    for name in catalog.names { _ = self[name] }
    hasAllSystemClasses = true
  }
}

/// A direct-mapped cache of classes by Swift type; every new object looks one up.
///
/// A type's address selects its slot; types that share a slot evict each other.
struct TypeMemo {
  private var places: [(type: DynamicObject.Type, found: DynamicClass)?]

  init() {
    places = Array(repeating: nil, count: Self.count)
  }

  /// The cached class of exactly this type.
  subscript(type: DynamicObject.Type) -> DynamicClass? {
    get {
      guard let place = places[Self.place(of: type)], place.type == type else { return nil }
      return place.found
    }
    set { places[Self.place(of: type)] = newValue.map { (type, $0) } }
  }

  private static let count = 64

  private static func place(of type: DynamicObject.Type) -> Int {
    // Type addresses are aligned, so their lowest bits would leave most places unused.
    (Int(bitPattern: ObjectIdentifier(type)) >> 5) & (count - 1)
  }
}
