extension ClassTable {
  /// The class of a Swift type, declared now, with its superclasses, if it is new.
  public subscript(type: DynamicObject.Type) -> DynamicClass {
    if let known = unsafe typeMemo[type] { return known }
    let found = classesByType[ObjectIdentifier(type)] ?? declare(type)
    unsafe typeMemo[type] = found
    return found
  }

  private func declare(_ type: DynamicObject.Type) -> DynamicClass {
    declare(ClassDefinition.definition(of: type))
  }

  /// The class of that name, if one has been declared or the system brings it.
  public subscript(name: String) -> DynamicClass? { classesByName[name] ?? makeSystemClass(name) }

  /// Every class that can be named, sorted by name; metaclasses stand with their classes.
  public var classes: [DynamicClass] {
    makeSystemClasses()
    return classesByName.values.filter { !$0.isUnused }.sorted { $0.name < $1.name }
  }

  /// Lets the table know what the system brings; every class so far is the system's, too.
  func know(_ catalog: ClassCatalog) {
    self.catalog = catalog
    for type in classesByName.values { type.isSystem = true }
  }

  /// Declares a class that no Swift type stands behind: `objc_allocateClassPair`.
  ///
  /// Its instances are Swift objects of the nearest superclass that has a Swift type.
  ///
  /// - Throws: ``ClassError`` when the name is empty or taken.
  @discardableResult
  public func declareClass(
    _ name: String, superclass: DynamicClass
  ) throws(ClassError) -> DynamicClass {
    guard !name.isEmpty else { throw .emptyName }
    guard classesByName[name] == nil, catalog[name] == nil else { throw .taken(name) }
    precondition(
      superclass.classTable === self, "\(superclass.name) belongs to another class table")
    return makePair(
      .init(name: name, swiftType: superclass.swiftType), superclass: superclass)
  }

  func declare(_ definition: ClassDefinition) -> DynamicClass {
    let superclass = definition.superclass.map { self[$0] }
    precondition(isFree(definition), "two classes are called \(definition.name)")
    precondition(
      superclass?.instances.accepts(definition.type) ?? true,
      "\(definition.name) does not inherit from \(superclass?.name ?? "nil")")
    let new = makePair(
      .init(name: definition.name, swiftType: definition.type), superclass: superclass)
    classesByType[ObjectIdentifier(definition.type)] = new
    definition.populate(new)
    return new
  }

  /// Whether no class has the name of a definition, and none that the system brings is to have it.
  private func isFree(_ definition: ClassDefinition) -> Bool {
    guard classesByName[definition.name] == nil else { return false }
    return switch catalog[definition.name] {
    case .type(let type): type == definition.type
    case .named: false
    case nil: true
    }
  }

  /// Makes a class and its metaclass; the metaclass of the root is the class of all metaclasses.
  func makePair(
    _ blueprint: DynamicClass.Blueprint, superclass: DynamicClass?
  ) -> DynamicClass {
    let new = DynamicClass(blueprint, superclass: superclass, table: self)
    let metaclass = DynamicClass(
      .init(
        name: blueprint.name, swiftType: DynamicClass.self, isMetaclass: true,
        isPrivate: blueprint.isPrivate),
      superclass: superclass?.metaclass ?? new, table: self)
    new.setMetaclass(metaclass)
    new.ownedMetaclass = metaclass
    metaclass.setMetaclass(rootClass?.metaclass ?? metaclass)
    classesByName[blueprint.name] = new
    new.isSystem = catalog[blueprint.name] != nil
    return new
  }
}
