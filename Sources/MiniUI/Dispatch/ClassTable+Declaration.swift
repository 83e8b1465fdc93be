public import Wording

extension ClassTable {
  /// The class of a Swift type; the first access declares it and its superclasses.
  public subscript(type: DynamicObject.Type) -> DynamicClass {
    if let known = unsafe typeMemo[type] { return known }
    let found = classesByType[ObjectIdentifier(type)] ?? declare(type)
    unsafe typeMemo[type] = found
    return found
  }

  /// The named class, if it has been declared or the system has it.
  public subscript(name: String) -> DynamicClass? {
    classesByName[name] ?? makeSystemClass(name) ?? makePlannedClass(name)
  }

  /// Every class that can be looked up by name, sorted by name, without metaclasses.
  public var classes: [DynamicClass] {
    makeSystemClasses()
    for name in plannedClasses.sorted() { makePlannedClass(name) }
    return classesByName.values.filter { !$0.isUnused }.sorted { $0.name < $1.name }
  }

  /// Plans classes that are declared when they are first looked up, as the system's are.
  ///
  /// An imported app has hundreds of classes, of which a process uses few.
  package func plan(_ names: some Sequence<String>, _ declare: @escaping (String) -> Void) {
    plannedClasses = Set(names)
    declarePlanned = declare
  }

  /// Declares a class that was planned.
  @discardableResult
  private func makePlannedClass(_ name: String) -> DynamicClass? {
    guard plannedClasses.remove(name) != nil else { return nil }
    declarePlanned(name)
    return classesByName[name]
  }

  /// Declares a class without a Swift type: `objc_allocateClassPair`.
  ///
  /// Its instances are Swift objects of the nearest superclass that has a Swift type.
  ///
  /// - Throws: ``ClassError`` if the name is empty or taken.
  @discardableResult
  public func declareClass(
    _ name: String, superclass: DynamicClass
  ) throws(ClassError) -> DynamicClass {
    guard !name.isEmpty else { throw .emptyName }
    guard classesByName[name] == nil, catalog[name] == nil, !plannedClasses.contains(name) else {
      throw .taken(name)
    }
    guard superclass.classTable === self else {
      fatalError("\(superclass.name) belongs to another class table")
    }
    return makePair(
      .init(name: name, swiftType: superclass.swiftType), superclass: superclass)
  }

  /// Declares the class of a type, whether it is the system's or an app's.
  private func declare(_ type: DynamicObject.Type) -> DynamicClass {
    if let plan = catalog[type] { return declare(plan, isSystem: true) }
    let plan = ClassPlan(of: type)
    guard catalog[plan.name] == nil else { fatalError("two classes are called \(plan.name)") }
    return declare(plan, isSystem: false)
  }

  private func declare(_ plan: ClassPlan, isSystem: Bool) -> DynamicClass {
    let superclass = plan.superclass.map { self[$0] }
    guard classesByName[plan.name] == nil else { fatalError("two classes are called \(plan.name)") }
    guard superclass?.instances.accepts(plan.type) ?? true else {
      fatalError("\(plan.name) does not inherit from \(superclass?.name ?? "nil")")
    }
    let new = makePair(
      .init(name: plan.name, swiftType: plan.type, isSystem: isSystem, plan: plan.methods),
      superclass: superclass, classMethods: plan.classMethods)
    classesByType[ObjectIdentifier(plan.type)] = new
    new.addNamedMethods()
    new.metaclass.addNamedMethods()
    if plan.overridesClass { isClassOverridden = true }
    return new
  }

  /// Makes a class and its metaclass; the root's metaclass is the class of all metaclasses.
  func makePair(
    _ blueprint: DynamicClass.Blueprint, superclass: DynamicClass?, classMethods: MethodPlan? = nil
  ) -> DynamicClass {
    let new = DynamicClass(blueprint, superclass: superclass, table: self)
    let metaclass = DynamicClass(
      .init(
        name: blueprint.name, swiftType: DynamicClass.self, isMetaclass: true,
        isPrivate: blueprint.isPrivate, plan: classMethods),
      // The root's metaclass inherits from the root class, as in Objective-C (T259).
      superclass: superclass?.metaclass ?? new, table: self)
    new.setMetaclass(metaclass)
    new.ownedMetaclass = metaclass
    // While the root class itself is being made, its metaclass is its own class.
    metaclass.setMetaclass(rootClass?.metaclass ?? metaclass)
    classesByName[blueprint.name] = new
    return new
  }
}

/// The reason why a class could not be declared.
public enum ClassError: Error, Equatable, Worded {
  /// The name is empty; pass a name.
  case emptyName
  /// A class of this name exists; choose another name.
  case taken(String)

  /// A sentence that names the class and the remedy.
  public var sentence: Sentence {
    switch self {
    case .emptyName: "a class needs a name"
    case .taken(let name): "a class called \(name) exists; choose another name"
    }
  }
}
