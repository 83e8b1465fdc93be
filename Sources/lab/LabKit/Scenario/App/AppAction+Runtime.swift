package import LabLanguage

extension AppAction {
  /// An assumption of an app or an SDK about the result of a message.
  package struct Assertion: Sendable {
    /// A selector without arguments that returns an object.
    package let selector: Located<String>
    /// The receiver; nil for the object whose method it is.
    package let receiver: Located<ElementSelector>?
    /// True to expect the object whose method it is, false to expect nil.
    package let isSelf: Bool
  }

  /// The actions on classes and messages, as SDK code performs them.
  static let runtime: [Fields<AppAction>] = [
    Fields(
      Fields.required(
        "original", Reader<NoOptions>.nothing.located,
        "In a method that a `hook` installs: runs the implementation that it replaced, with the "
          + "same arguments: `{}`."),
      make: { .callOriginal(at: $0.range) }),
    Fields(
      Fields.required(
        "call", Reader<String>.string.located,
        "Sends the object another message with the arguments of this one, by its selector."),
      make: { .call($0) }),
    Fields(
      Fields.required(
        "note", TextTemplate.reader.located,
        "Notes a text, for `notes`; `{self}` is the object's class, `{1}` the first argument."),
      make: { .note($0) }),
    Fields(
      Fields.required(
        "hook", Reader<[RuntimeOperation]>.array(of: RuntimeOperation.reader),
        "Runtime operations, in order."),
      make: { .change($0) }),
    Fields(
      Fields.required(
        "assert", Reader<String>.string.located,
        "Crashes the app unless the message returns the object whose method it is."),
      Fields.optional(
        "of", ElementSelector.reader.located,
        "The element that gets the message; else the object itself."),
      Fields.optional(
        "is", expectedAnswer, "The expected result: `\"self\"`, or null; else `\"self\"`."),
      make: { .assert(Assertion(selector: $0, receiver: $1, isSelf: $2 ?? true)) }),
  ]

  private static let expectedAnswer: Reader<Bool> = .either(
    Reader<String>.string.map(to: Noun(one: "'self'", many: "'self'")) {
      $0 == "self" ? true : nil
    },
    Reader(Noun(one: "null", many: "nulls"), from: [.null]) { _, _ in false })
}
