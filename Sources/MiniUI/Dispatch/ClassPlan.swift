/// A class of a Swift type before any table has made it: what its definition says, taken once.
final class ClassPlan: Sendable {
  /// The name that the class is registered under.
  let name: String
  /// The Swift type of its instances.
  let type: DynamicObject.Type
  /// The Swift type of its superclass; nil for the root.
  let superclass: DynamicObject.Type?
  /// The methods of its instances.
  let methods: MethodPlan?
  /// The methods of the class itself.
  let classMethods: MethodPlan?
  /// Whether it says itself what its objects answer to `class`.
  let overridesClass: Bool

  /// Asks a Swift type what it contributes.
  init(of type: DynamicObject.Type) {
    let definition = ClassDefinition.definition(of: type)
    (name, superclass) = (definition.name, definition.superclass)
    self.type = definition.type
    let draft = ClassDraft()
    definition.populate(draft)
    (methods, classMethods) = (draft.methods.plan, draft.classMethods.plan)
    let number = SelectorID(.class).number
    overridesClass =
      superclass != nil
      && (methods?.place(of: number) != nil || classMethods?.place(of: number) != nil)
  }
}

/// A class as its definition lists it.
final class ClassDraft {
  /// What instances do, and what the class itself does.
  var (methods, classMethods) = (MethodDraft(), MethodDraft())
}
