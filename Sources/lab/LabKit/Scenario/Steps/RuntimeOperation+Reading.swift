package import LabLanguage

extension RuntimeOperation {
  package static let reader: Reader<RuntimeOperation> = .step(
    "runtime operation", .oneOf(variants),
    verbs: variants.map(\.shape))

  private static let variants = [
    installation(.add, "Adds a method, unless the class itself has it: `class_addMethod`."),
    installation(
      .replace, "Replaces the class's own method, or adds it: `class_replaceMethod`."),
    installation(
      .setImplementation,
      "Replaces a method's implementation, in the class that has it: `method_setImplementation`."),
    Fields(
      Fields.required(
        "exchange", MethodReference.reader,
        "Swaps the code of two methods, own or inherited: `method_exchangeImplementations`."),
      Fields.required("with", MethodReference.reader, "The other method."),
      make: { .exchange($0, $1) }),
    Fields(
      Fields.required("declare", name, "Makes a new class: `objc_allocateClassPair`."),
      Fields.required("is", name, "Its superclass."),
      make: { .declare($0, superclass: $1) }),
    changes, delegates,
  ]

  private static func installation(
    _ manner: Manner, _ meaning: String
  ) -> Fields<RuntimeOperation> {
    Fields(
      Fields.required(manner.rawValue, MethodReference.reader, meaning), code,
      make: { .install(Installation(manner: manner, method: $0, code: $1)) })
  }

  private static let code: Fields<Code> = .oneOf(
    Fields(
      Fields.required("do", AppAction.laterSteps, "The body: steps of an app."),
      Fields.optional(
        "like", name, "The selector of a method that has the same types; else its own."),
      make: { .steps($0, like: $1) }),
    Fields(
      Fields.required(
        "from", MethodReference.reader, "The method whose implementation it gets, as it is now."),
      make: { .copy(of: $0) }))

  private static let changes: Fields<RuntimeOperation> = Fields(
    Field(
      "changeClass", \.className, as: name, "Changes the class of an object: `object_setClass`."),
    Field(
      "of", \.object, "The element; else the screen's controller, or the object whose method it is."
    ),
    Field("hidden", \.isHidden, default: false, "Keeps reporting the previous class."),
    make: ClassChange.init, in: RuntimeOperation.changeClass)

  private static let delegates: Fields<RuntimeOperation> = Fields(
    Field(
      "setDelegate", \.delegate, as: delegate,
      "Sets a delegate: a new object of a class; an element, `\"#id\"`; `\"self\"`, the screen's "
        + "controller or the object whose method it is; or null."),
    Field("of", \.object, "The element whose delegate it is."),
    Field(
      "forwards", \.isForwarding, default: false,
      "Forwards unimplemented messages of a new object to the previous delegate."),
    make: DelegateChange.init, in: RuntimeOperation.setDelegate)

  private static let delegate: Reader<Delegate> = .either(
    name.map(delegate),
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in .removed })

  private static func delegate(_ name: Located<String>) -> Delegate {
    if name.value == "self" { return .current }
    guard name.value.hasPrefix("#") else { return .new(name) }
    let selector = ElementSelector(.identifier(String(name.value.dropFirst())))
    return .element(Located(selector, at: name.range))
  }

  private static let name = Reader<String>.string.located
}
