/// What a Swift class contributes to a class table: its name, its superclass and its methods.
public struct ClassDefinition {
  /// The name that the class is registered under; UIKit's for a class that models one of UIKit's.
  let name: String
  let type: DynamicObject.Type
  let superclass: DynamicObject.Type?
  /// Lists the methods of instances and of the class itself.
  let populate: (ClassDraft) -> Void

  /// Describes a Swift subclass.
  ///
  /// - Parameters:
  ///   - type: The Swift class.
  ///   - name: The name to register; the Swift class's own unless given.
  ///   - superclass: The Swift superclass, whose methods are inherited.
  ///   - methods: Defines the methods; called once for all processes of a system that brings the
  ///     class, and else once for each class table.
  public init<Object: DynamicObject>(
    _ type: Object.Type, name: String? = nil, superclass: DynamicObject.Type,
    methods: @escaping (MethodList<Object>) -> Void = { _ in }
  ) {
    self.init(type, name: name, below: superclass, methods: methods)
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

  /// The definition of a Swift subclass that says nothing of itself.
  init(plain type: DynamicObject.Type, below superclass: DynamicObject.Type) {
    name = String(describing: type)
    self.type = type
    self.superclass = superclass
    populate = { _ in }
  }

  /// What a Swift class contributes: what it says, or its name alone where it says nothing.
  static func definition(of type: DynamicObject.Type) -> ClassDefinition {
    let definition = type.classDefinition
    guard definition.type != type else { return definition }
    let superclass = _getSuperclass(type) as? DynamicObject.Type
    return ClassDefinition(plain: type, below: superclass ?? definition.type)
  }

  /// The definition of `NSObject`.
  static var root: ClassDefinition {
    ClassDefinition(DynamicObject.self, name: "NSObject", below: nil) { methods in
      defineIdentity(methods)
      defineForwarding(methods)
    }
  }
}

/// Where a class definition puts its methods.
///
/// A body is made once for each class table, when somebody first asks for the method.
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
