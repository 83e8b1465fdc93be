package import LabLanguage

/// A step of an app's own code, in a method.
package enum AppAction: Sendable {
  /// Runs the overridden method; without it, a hook on the superclass is not called.
  case callSuper(at: Range<Int>)
  /// Sends the same message to the parent controller.
  case passOn(at: Range<Int>)
  case set([Assignment])
  case send(SentMessage)
  /// Sends a message to an argument of the method, counted from 1.
  case sendToArgument(SentMessage, Located<Int>)
  /// Sends an action by code, like a control after a touch.
  case sendAction(SentAction)
  case showRoot(ControllerDescription)
  /// Defers steps to a timer.
  case schedule(Later)
  /// Pushes a controller onto the stack.
  case push(Push)
  case pop(Pop)
  case setStack(NewStack)
  case present(Presentation)
  /// Dismisses a presented controller.
  case dismiss(isAnimated: Bool)
  /// Pushes a controller, or presents it without a stack around this one.
  case show(Presentation)
  /// Returns to the nearest earlier controller with a method, which runs first.
  case unwind(Located<String>, isAnimated: Bool)
  case alert(ShownAlert)
  /// Shows an alert of a class from before iOS 8.
  case olderAlert(OlderAlertDescription)
  /// Selects a tab by its index, counted from 0.
  case selectTab(Located<Int>)
  case reload(Located<ElementSelector>)
  case addView(AddedView)
  case removeView(Located<ElementSelector>)
  case deleteRows(DeletedRows)
  case insertRows(InsertedRows)
  /// Moves a cell within a list.
  case moveRow(MovedRow)
  /// Ends editing, which hides the keyboard.
  case endEditing
  /// Runs the implementation that an installed method replaced.
  case callOriginal(at: Range<Int>)
  /// Sends the object another message with the same arguments.
  case call(Located<String>)
  case note(Located<TextTemplate>)
  /// Changes classes and objects at run time.
  case change([RuntimeOperation])
  /// Ends the app unless a condition holds.
  case assert(Assertion)
  case callTracker(TrackerCall)
  case load(PageLoad)
  case decide(Decision)
  /// Reports a touch handled by React Native's JavaScript.
  case reactTouch(Located<ElementSelector>)

  /// An action without a touch.
  package struct SentAction: Sendable {
    package let action: Located<String>
    package let sender: Located<ElementSelector>?
  }

  /// Steps deferred to a timer.
  package struct Later: Sendable {
    /// The delay; zero means the next turn of the main loop.
    package let delay: Duration
    package let name: String?
    /// The steps; they are skipped if the object is gone.
    package let actions: [AppAction]
  }

  package static let reader: Reader<AppAction> = .step(
    Noun(one: "a step of an app", many: "steps of an app"), .oneOf(variants),
    verbs: variants.map(\.shape))

  private static let variants =
    basic + navigation + alerts + screen + runtime + calls + web

  private static let calls = TrackerCall.variants.map {
    Fields($0, make: { AppAction.callTracker($0) })
  }

  private static let basic: [Fields<AppAction>] = [
    Fields(
      .required(
        "super", Reader<Bool>.always.located,
        "Runs the superclass's method with the same arguments."),
      make: { .callSuper(at: $0.range) }),
    Fields(
      .required(
        "passOn", Reader<NoOptions>.nothing.located,
        "Sends the same message, with the same arguments, to the parent controller: `{}`."),
      make: { .passOn(at: $0.range) }),
    .variant(
      "set", AppAction.set, as: Assignment.reader,
      "Properties by `selector.property`, or of the object."),
    Fields(
      SentMessage.fields,
      .optional(
        "toArgument", Reader<Int>.integer(atLeast: 1).located,
        "The argument of the method that gets it instead, counted from 1."),
      make: { message, argument in
        argument.map { .sendToArgument(message, $0) } ?? .send(message)
      }),
    Fields(
      Field(
        "action", \.action,
        "Sends an action by code, without a touch, to the first responder that has it."),
      Field("from", \.sender, "The element that sends it; else the object whose method it is."),
      make: SentAction.init, in: AppAction.sendAction),
    .variant(
      "root", AppAction.showRoot, "Replaces the window's root with a new controller or a container."
    ),
    Fields(
      Field("after", \.delay, "Runs the steps of `do` after this delay."),
      Field("name", \.name, "The timer's name in messages about pending work."),
      Field("do", \.actions, as: laterSteps, "The steps to run."),
      make: Later.init, in: AppAction.schedule),
  ]

  /// Reads steps nested in a step.
  static let laterSteps = Reader<[AppAction]>.later(
    Noun(one: "an array of steps", many: "arrays of steps"), from: [.array],
    .array(of: reader))

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
    .variant(
      "call", AppAction.call,
      "Sends the object another message with the arguments of this one, by its selector."),
    .variant(
      "note", AppAction.note,
      "Notes a text, for `notes`; `{self}` is the object's class, `{1}` the first argument."),
    .variant("hook", AppAction.change, "Runtime operations, in order."),
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
