/// The immutable description of a Swift type's class, from which a table makes the class.
final class ClassPlan: Sendable {
  let name: String
  let type: DynamicObject.Type
  /// The Swift type of the superclass; nil for the root.
  let superclass: DynamicObject.Type?
  let methods: MethodPlan?
  let classMethods: MethodPlan?
  /// True if the class overrides `class`.
  let overridesClass: Bool

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

/// The mutable lists that a class definition fills.
final class ClassDraft {
  var (methods, classMethods) = (MethodDraft(), MethodDraft())
}
