/// One step of an app's own code: what a method does, in order.
package enum AppAction: Sendable {
  /// Runs what the method overrides; left out, a hook on the superclass sees nothing.
  case callSuper(at: Range<Int>)
  /// Sends the same message to the parent controller.
  case passOn(at: Range<Int>)
  /// Sets properties.
  case set([Assignment])
  /// Sends a message.
  case send(SentMessage)
  /// Sends a message to an argument of the method, counted from 1.
  case sendToArgument(SentMessage, Located<Int>)
  /// Sends an action by code, as a control does after a touch.
  case sendAction(SentAction)
  /// Puts the screen of another controller in the place of the window's root.
  case showRoot(ControllerDescription)
  /// Does something later.
  case schedule(Later)
  /// Shows a controller on top of the stack.
  case push(Push)
  /// Goes back.
  case pop(Pop)
  /// Replaces the stack.
  case setStack(NewStack)
  /// Shows a controller over this one.
  case present(Presentation)
  /// Ends what was presented.
  case dismiss(isAnimated: Bool)
  /// Shows an alert or an action sheet.
  case alert(ShownAlert)
  /// Shows an alert of the kinds before iOS 8.
  case olderAlert(OlderAlertDescription)
  /// Selects a tab by its index, counted from 0.
  case selectTab(Located<Int>)
  /// Tells a list to ask for its contents again.
  case reload(Located<ElementSelector>)
  /// Puts a new view into another.
  case addView(AddedView)
  /// Takes a view out of its parent.
  case removeView(Located<ElementSelector>)
  /// Takes cells out of a list.
  case deleteRows(DeletedRows)
  /// Puts cells into a list.
  case insertRows(InsertedRows)
  /// Moves a cell within a list.
  case moveRow(MovedRow)
  /// Takes the keyboard away.
  case endEditing
  /// Runs what an installed method has replaced.
  case callOriginal(at: Range<Int>)
  /// Sends the object another message with the same arguments.
  case call(Located<String>)
  /// Notes a text.
  case note(Located<TextTemplate>)
  /// Changes classes and objects at run time.
  case change([RuntimeOperation])
  /// Ends the app unless something holds.
  case assert(Assertion)
  /// Asks something of the tracker.
  case callTracker(TrackerCall)
  /// Loads a page into a web view.
  case load(PageLoad)
  /// Decides about a navigation.
  case decide(Decision)
  /// JavaScript of React Native takes a touch.
  case reactTouch(Located<ElementSelector>)

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
    Fields(
      .required("set", Assignment.reader, "Properties by `selector.property`, or of the object."),
      make: { .set($0) }),
    Fields(
      SentMessage.fields,
      .optional(
        "toArgument", Reader<Int>.integer(atLeast: 1).located,
        "The argument of the method that gets it instead, counted from 1."),
      make: { message, argument in
        argument.map { .sendToArgument(message, $0) } ?? .send(message)
      }),
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
        "root", ControllerDescription.reader,
        "Shows a new controller, or a container, in the place of the window's root."),
      make: { .showRoot($0) }),
    Fields(
      .required("after", .duration, "Does the steps of `do` that much later."),
      .optional("name", .string, "Names the timer where the app does not come to rest."),
      .required("do", laterSteps, "What is done then."),
      make: { .schedule(Later(delay: $0, name: $1, actions: $2)) }),
  ]

  /// Steps within a step.
  static let laterSteps = Reader<[AppAction]>.later(
    Noun(one: "an array of steps", many: "arrays of steps"), from: [.array],
    .array(of: reader))
}
