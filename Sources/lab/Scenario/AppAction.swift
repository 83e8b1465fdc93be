/// One step of an app's own code: what a method does, in order.
package enum AppAction: Sendable {
  /// Runs what the method overrides; left out, a hook on the superclass sees nothing.
  case callSuper
  /// Sets properties.
  case set([Assignment])
  /// Sends a message.
  case send(SentMessage)
  /// Sends an action by code, as a control does after a touch.
  case sendAction(SentAction)
  /// Puts the screen of another controller in the place of the window's root.
  case showRoot(Located<String>)
  /// Does something later.
  case schedule(Later)

  /// An action without a touch.
  package struct SentAction: Sendable {
    /// The Objective-C spelling; the first responder that has it gets it.
    package let action: Located<String>
    /// The element that sends it; nil for the object whose method it is.
    package let sender: Located<ElementSelector>?
  }

  /// Steps that wait for a timer.
  package struct Later: Sendable {
    /// How long they wait; none means the next turn of the main loop.
    package let delay: Duration
    /// What is named when the app does not come to rest.
    package let name: String?
    /// What is done then; nothing if the object is gone.
    package let actions: [AppAction]
  }

  /// The steps of a method.
  package static let reader: Reader<AppAction> = .step(
    Noun(one: "a step of an app", many: "steps of an app"), .oneOf(variants),
    verbs: variants.compactMap(\.keys.first?.name))

  private static let variants: [Fields<AppAction>] = [
    Fields(
      .required("super", always, "Runs the superclass's method with the same arguments."),
      make: { _ in .callSuper }),
    Fields(
      .required("set", Assignment.reader, "Properties by `selector.property`, or of the object."),
      make: { .set($0) }),
    Fields(SentMessage.fields, make: { .send($0) }),
    Fields(
      .required(
        "action", Reader<String>.string.located,
        "Sends an action by code, without a touch, to the first responder that has it."),
      .optional(
        "from", ElementSelector.reader.located,
        "The element that sends it; else the object whose method it is."),
      make: { .sendAction(SentAction(action: $0, sender: $1)) }),
    Fields(
      .required(
        "root", Reader<String>.string.located,
        "Shows a new controller of a class in the place of the window's root."),
      make: { .showRoot($0) }),
    Fields(
      .required("after", .duration, "Does the steps of `do` that much later."),
      .optional("name", .string, "Names the timer where the app does not come to rest."),
      .required("do", later, "What is done then."),
      make: { .schedule(Later(delay: $0, name: $1, actions: $2)) }),
  ]

  private static let later = Reader<[AppAction]>.later(
    Noun(one: "an array of steps", many: "arrays of steps"), from: [.array],
    .array(of: reader))

  private static let always = Reader<Bool>.boolean.map(to: Noun(one: "true", many: "trues")) {
    $0 ? true : nil
  }
}
