extension ClassTable {
  /// The class of a Swift type, declared now, with its superclasses, if it is new.
  public subscript(type: DynamicObject.Type) -> DynamicClass {
    if let known = unsafe typeMemo[type] { return known }
    let found = classesByType[ObjectIdentifier(type)] ?? declare(type)
    unsafe typeMemo[type] = found
    return found
  }

  /// The class of that name, if one has been declared or the system brings it.
  public subscript(name: String) -> DynamicClass? { classesByName[name] ?? makeSystemClass(name) }

  /// Every class that can be named, sorted by name; metaclasses stand with their classes.
  public var classes: [DynamicClass] {
    makeSystemClasses()
    return classesByName.values.filter { !$0.isUnused }.sorted { $0.name < $1.name }
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

  /// Declares the class of a type that the system brings, or of one that nobody knew of.
  private func declare(_ type: DynamicObject.Type) -> DynamicClass {
    if let plan = catalog[type] { return declare(plan, isSystem: true) }
    let plan = ClassPlan(of: type)
    precondition(catalog[plan.name] == nil, "two classes are called \(plan.name)")
    return declare(plan, isSystem: false)
  }

  private func declare(_ plan: ClassPlan, isSystem: Bool) -> DynamicClass {
    let superclass = plan.superclass.map { self[$0] }
    precondition(classesByName[plan.name] == nil, "two classes are called \(plan.name)")
    precondition(
      superclass?.instances.accepts(plan.type) ?? true,
      "\(plan.name) does not inherit from \(superclass?.name ?? "nil")")
    let new = makePair(
      .init(name: plan.name, swiftType: plan.type, isSystem: isSystem, plan: plan.methods),
      superclass: superclass, classMethods: plan.classMethods)
    classesByType[ObjectIdentifier(plan.type)] = new
    new.addNamedMethods()
    new.metaclass.addNamedMethods()
    if plan.overridesClass { isClassOverridden = true }
    return new
  }

  /// Makes a class and its metaclass; the metaclass of the root is the class of all metaclasses.
  func makePair(
    _ blueprint: DynamicClass.Blueprint, superclass: DynamicClass?, classMethods: MethodPlan? = nil
  ) -> DynamicClass {
    let new = DynamicClass(blueprint, superclass: superclass, table: self)
    let metaclass = DynamicClass(
      .init(
        name: blueprint.name, swiftType: DynamicClass.self, isMetaclass: true,
        isPrivate: blueprint.isPrivate, plan: classMethods),
      superclass: superclass?.metaclass ?? new, table: self)
    new.setMetaclass(metaclass)
    new.ownedMetaclass = metaclass
    metaclass.setMetaclass(rootClass?.metaclass ?? metaclass)
    classesByName[blueprint.name] = new
    return new
  }
}
