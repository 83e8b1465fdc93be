/// The classes that a system brings: names and types, of which a table makes classes when asked.
///
/// Most processes use few of them. A catalog is made once and shared by all tables, because nothing
/// of it ever changes; what can change, classes with their methods, each table makes for itself.
struct ClassCatalog: Sendable {
  /// What a class is made of.
  enum Entry: Sendable {
    /// The class of a Swift type.
    case type(DynamicObject.Type)
    /// A class that no Swift type stands behind, below a class of that name.
    case named(superclass: String)
  }

  /// What a table knows that plays no system: the runtime itself.
  static let runtime = {
    var catalog = ClassCatalog()
    catalog.add(Invocation.self)
    return catalog
  }()

  private var entries: [String: Entry] = [:]
  private var plans: [ObjectIdentifier: ClassPlan] = [:]

  /// The names of all classes, in alphabetical order, so that they are made in one order.
  var names: [String] { entries.keys.sorted() }

  /// What the class of a name is made of; nil for a name that the system does not know.
  subscript(name: String) -> Entry? { entries[name] }

  /// What the class of a Swift type is made of, if the system brings it.
  subscript(type: DynamicObject.Type) -> ClassPlan? { plans[ObjectIdentifier(type)] }

  /// Adds the class of a Swift type, with those that it inherits from.
  mutating func add(_ type: DynamicObject.Type) {
    let plan = ClassPlan(of: type)
    guard entries.updateValue(.type(type), forKey: plan.name) == nil else { return }
    plans[ObjectIdentifier(type)] = plan
    if let superclass = plan.superclass { add(superclass) }
  }

  /// Adds a class below another, unless the name is taken.
  mutating func add(_ name: String, below superclass: String) {
    if entries[name] == nil { entries[name] = .named(superclass: superclass) }
  }
}

extension ClassTable {
  /// Makes the class of a name now if the system brings it and nobody has asked for it before.
  func makeSystemClass(_ name: String) -> DynamicClass? {
    switch catalog[name] {
    case .type(let type): return self[type]
    case .named(let superclassName):
      guard let superclass = self[superclassName] else {
        preconditionFailure("\(name) inherits from no known class")
      }
      return makePair(
        .init(name: name, swiftType: superclass.swiftType, isSystem: true), superclass: superclass)
    case nil: return nil
    }
  }

  /// Makes every class that the system brings, for whoever looks at all of them.
  func makeSystemClasses() {
    guard !hasAllSystemClasses else { return }
    for name in catalog.names { _ = self[name] }
    hasAllSystemClasses = true
  }
}
