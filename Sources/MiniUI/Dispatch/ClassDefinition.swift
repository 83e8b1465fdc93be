/// The contribution of a Swift class to a class table: name, superclass and methods.
public struct ClassDefinition {
  /// The registered name; UIKit's name for a class that models one of UIKit's.
  let name: String
  let type: DynamicObject.Type
  let superclass: DynamicObject.Type?
  /// The closure that adds the instance and class methods to a draft.
  let populate: (ClassDraft) -> Void

  /// Describes a Swift subclass.
  ///
  /// - Parameters:
  /// - type: The Swift class.
  /// - name: The name to register; by default the Swift class's own.
  /// - superclass: The class whose methods are inherited; by default the Swift superclass.
  /// - methods: Defines the methods. It runs once per system for a class in the system's catalog,
  ///   otherwise once per class table.
  public init<Object: DynamicObject>(
    _ type: Object.Type, name: String? = nil, superclass: DynamicObject.Type? = nil,
    methods: @escaping (MethodList<Object>) -> Void = { _ in }
  ) {
    self.init(type, name: name, below: superclass ?? Self.superclass(of: type), methods: methods)
  }

  private init<Object: DynamicObject>(
    _ type: Object.Type, name: String?, below superclass: DynamicObject.Type?,
    methods: @escaping (MethodList<Object>) -> Void
  ) {
    self.name = name ?? String(describing: type)
    self.type = type
    self.superclass = superclass
    populate = { methods(MethodList(in: $0)) }
  }

  /// Makes the definition of a Swift subclass that does not override `classDefinition`.
  init(plain type: DynamicObject.Type, below superclass: DynamicObject.Type) {
    name = String(describing: type)
    self.type = type
    self.superclass = superclass
    populate = { _ in }
  }

  /// Returns the definition of a Swift class; one without its own gets a plain definition.
  static func definition(of type: DynamicObject.Type) -> ClassDefinition {
    let definition = type.classDefinition
    // An inherited `classDefinition` describes a superclass, so this class gets a plain one.
    guard definition.type != type else { return definition }
    return ClassDefinition(plain: type, below: superclass(of: type) ?? definition.type)
  }

  private static func superclass(of type: DynamicObject.Type) -> DynamicObject.Type? {
    _getSuperclass(type) as? DynamicObject.Type
  }

  static var root: ClassDefinition {
    ClassDefinition(DynamicObject.self, name: "NSObject", below: nil) { methods in
      defineIdentity(methods)
      defineForwarding(methods)
    }
  }
}

/// A builder that collects the methods of a class definition.
///
/// A body is made once per class table, on the first lookup of its method.
public struct MethodList<Receiver: DynamicObject> {
  private let draft: ClassDraft

  init(in draft: ClassDraft) {
    self.draft = draft
  }

  /// Defines an instance method; the body's call is `super`.
  public func define<S: Shape>(
    _ message: Message<S>, _ body: @autoclosure @escaping @Sendable () -> Body<S, Receiver>
  ) {
    draft.methods.add(message) { body().implementation }
  }

  /// Defines a class method; the receiver is the class.
  public func defineOnClass<S: Shape>(
    _ message: Message<S>, _ body: @autoclosure @escaping @Sendable () -> Body<S, DynamicClass>
  ) {
    draft.classMethods.add(message) { body().implementation }
  }
}
