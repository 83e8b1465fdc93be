/// The classes of one process, their methods and the numbers of their selectors.
///
/// The table plays the part of the Objective-C runtime: it declares classes, finds methods, keeps
/// implementations alive and decides what becomes of a message that nobody implements.
public final class ClassTable {
  /// Receives what ends the process; held weakly, because the process owns the table.
  weak var host: (any RuntimeHost)?
  /// Whether the process has died; from then on every message does nothing and returns zero.
  private(set) var isDead = false
  /// Whether the handler of an uncaught exception is running.
  var isRaising = false

  private(set) var selectorNames = SystemSelector.allCases.map(\.name)
  private var selectorNumbers: [String: UInt32] = [:]
  private var classesByName: [String: DynamicClass] = [:]
  private var classesByType: [ObjectIdentifier: DynamicClass] = [:]
  /// What has ever been installed: a removed hook may still be running, so nothing is freed early.
  private var kept: [AnyObject] = []
  private var forwarders: [ShapeKind: Implementation] = [:]
  private var privateClassCount = 0
  private var rootClass: DynamicClass?

  /// Stands in a slot for "looked up, and nobody has it".
  private(set) lazy var missing = MethodRecord(SelectorID(.class), in: root, target: nil)
  /// What a call follows when there is nothing to run.
  let silence = Link(target: nil)

  /// Makes a table that knows the root class.
  public init() {
    for (number, name) in selectorNames.enumerated() {
      selectorNumbers[name] = UInt32(number)
    }
    rootClass = declare(ClassDefinition.root)
    _ = self[Invocation.self]
  }

  deinit { rootClass?.forgetAll() }

  /// The class that every other one inherits from: `NSObject`.
  public var root: DynamicClass {
    guard let rootClass else { preconditionFailure("the root class is declared first") }
    return rootClass
  }

  /// Selectors that must not be hooked: the runtime or every object's life relies on them (OB-15).
  static let untouchable: Set<String> = [
    "retain", "release", "autorelease", "dealloc", "forwardInvocation:",
  ]

  // MARK: Selectors

  /// How many selectors have a number.
  var selectorCount: UInt32 { UInt32(selectorNames.count) }

  /// The selector with a name, numbered now if it is new.
  public func selector(_ name: String) -> SelectorID {
    if let number = selectorNumbers[name] { return SelectorID(number: number) }
    let number = selectorCount
    selectorNumbers[name] = number
    selectorNames.append(name)
    return SelectorID(number: number)
  }

  /// The spelling of a selector.
  public func name(of selector: SelectorID) -> String {
    let number = Int(selector.number)
    return selectorNames.indices.contains(number) ? selectorNames[number] : "unresolved"
  }

  /// A message by name, numbered, so that sending it looks nothing up.
  public func message<S: Shape>(_ name: String, as shape: S.Type = S.self) -> Message<S> {
    Message(selector(name))
  }

  /// The selector of a message in this table.
  func number<S: Shape>(_ message: Message<S>) -> SelectorID {
    guard let name = message.unresolvedName else { return message.selector }
    return selector(name)
  }

  // MARK: Classes

  /// The class of a Swift type, declared now, with its superclasses, if it is new.
  public subscript(type: DynamicObject.Type) -> DynamicClass {
    if let known = classesByType[ObjectIdentifier(type)] { return known }
    let definition = type.classDefinition
    guard definition.type == type else {
      let superclass = _getSuperclass(type) as? DynamicObject.Type
      return declare(.plain(type, below: superclass ?? definition.type))
    }
    return declare(definition)
  }

  /// The class of that name, if one has been declared.
  public subscript(name: String) -> DynamicClass? { classesByName[name] }

  /// Every class that can be named, sorted by name; metaclasses stand with their classes.
  public var classes: [DynamicClass] {
    classesByName.values.filter { !$0.isForgotten }.sorted { $0.name < $1.name }
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
    guard classesByName[name] == nil else { throw .taken(name) }
    precondition(
      superclass.classTable === self, "\(superclass.name) belongs to another class table")
    return makePair(
      .init(name: name, swiftType: superclass.swiftType, instances: superclass.instances),
      superclass: superclass)
  }

  private func declare(_ definition: ClassDefinition) -> DynamicClass {
    let superclass = definition.superclass.map { self[$0] }
    precondition(
      classesByName[definition.name] == nil, "two classes are called \(definition.name)")
    precondition(
      superclass?.instances.accepts(definition.type) ?? true,
      "\(definition.name) does not inherit from \(superclass?.name ?? "nil")")
    let new = makePair(
      .init(
        name: definition.name, swiftType: definition.type, instances: definition.instances),
      superclass: superclass)
    classesByType[ObjectIdentifier(definition.type)] = new
    definition.populate(new)
    return new
  }

  /// Makes a class and its metaclass; the metaclass of the root is the class of all metaclasses.
  private func makePair(
    _ blueprint: DynamicClass.Blueprint, superclass: DynamicClass?
  ) -> DynamicClass {
    let new = DynamicClass(blueprint, superclass: superclass, table: self)
    let metaclass = DynamicClass(
      .init(
        name: blueprint.name, swiftType: DynamicClass.self,
        instances: ReceiverType(DynamicClass.self), isMetaclass: true,
        isPrivate: blueprint.isPrivate),
      superclass: superclass?.metaclass ?? new, table: self)
    new.setMetaclass(metaclass)
    new.ownedMetaclass = metaclass
    metaclass.setMetaclass(rootClass?.metaclass ?? metaclass)
    classesByName[blueprint.name] = new
    return new
  }
}

extension ClassTable {
  // MARK: Private classes

  /// Gives an object a class of its own below the one it has.
  func makePrivateClass(for object: DynamicObject) -> DynamicClass {
    let original = object.isa
    let shown = object.class
    let new = makePair(
      .init(
        name: freePrivateName(original.name), swiftType: original.swiftType,
        instances: original.instances, isPrivate: true),
      superclass: original)
    new.privateOwner = object
    new.privateOwnerID = ObjectIdentifier(object)
    new.addMethod(.class, Body { (_: DynamicObject, _) in shown })
    object.setClass(new)
    return new
  }

  private func freePrivateName(_ name: String) -> String {
    repeat {
      privateClassCount += 1
    } while classesByName["\(name)_Hooked\(privateClassCount)"] != nil
    return "\(name)_Hooked\(privateClassCount)"
  }

  /// Gives an object its class back, unless somebody has changed it since, and forgets the class.
  func retire(privateClass: DynamicClass) {
    guard privateClass.subclasses.isEmpty else { return }
    if let object = privateClass.privateOwner, object.isa === privateClass,
      let original = privateClass.superclass
    {
      object.setClass(original)
    }
    remove(privateClass: privateClass)
  }

  /// Forgets a private class; it lives on unseen, in case one of its methods is still running.
  func remove(privateClass: DynamicClass) {
    classesByName[privateClass.name] = nil
    keep(privateClass)
    keep(privateClass.metaclass)
    privateClass.metaclass.superclass?.disown(privateClass.metaclass)
    privateClass.superclass?.disown(privateClass)
  }

  // MARK: Life of implementations

  /// Keeps something alive as long as the table: calls under way refer to it without retaining it.
  func keep(_ object: AnyObject) { kept.append(object) }

  /// Takes a hook's implementation out of every chain that it is in.
  func unlink(_ implementation: Implementation) {
    for method in everyMethod() where method.next === implementation {
      method.skip(implementation)
      method.removeIfVacant()
    }
    for case let hook as Implementation in kept where hook !== implementation {
      hook.skip(implementation)
    }
    for privateClass in classes where privateClass.isPrivate && privateClass.hookCount == 0 {
      retire(privateClass: privateClass)
    }
  }

  private func everyMethod() -> [MethodRecord] {
    classes.flatMap { Array($0.methods.values) + Array($0.metaclass.methods.values) }
  }

  /// The implementation that packs the arguments of such a message into an ``Invocation``.
  func forwarder<S: Shape>(_ shape: S.Type) -> Implementation {
    if let known = forwarders[S.kind] { return known }
    let new = S.forwarder()
    forwarders[S.kind] = new
    return new
  }

  // MARK: Death

  /// Ends the process: nothing is found any more, and calls under way find no original.
  func die() {
    isDead = true
    for method in everyMethod() { method.next = nil }
    for case let implementation as Implementation in kept {
      implementation.next = nil
      implementation.entry.next = nil
    }
    root.forgetAll()
  }
}

extension Link {
  /// Follows on to what stands behind an implementation that is leaving.
  fileprivate func skip(_ leaving: Implementation) {
    guard next === leaving else { return }
    next = leaving.next
    if next == nil { home = leaving.home }
  }
}

extension DynamicClass {
  /// Whether this is a private class that nothing is an object of any more.
  var isForgotten: Bool { isPrivate && privateOwner == nil && subclasses.isEmpty }
}

/// Why a class could not be declared.
public enum ClassError: Error, Equatable, CustomStringConvertible {
  /// A class needs a name.
  case emptyName
  /// A class of this name exists; choose another name.
  case taken(String)

  /// The thing, the place and the way out, in one sentence.
  public var description: String {
    switch self {
    case .emptyName: "a class needs a name"
    case .taken(let name): "a class called \(name) exists; choose another name"
    }
  }
}
