/// What a step does: the person, the system, or code in the app.
package enum Verb: Sendable {
  /// Starts a process and runs the app's code.
  case launch
  /// Ends the process without a word, if it still runs, and launches.
  case relaunch
  /// The person goes to another app.
  case background
  /// The person comes back.
  case foreground
  /// A call comes up, and goes.
  case interrupt
  /// The app ends and is told.
  case terminate
  /// The system ends the app without a word.
  case kill
  /// A finger touches an element.
  case tap(Tap)
  /// Time passes.
  case wait(Duration)
  /// Code sends a message.
  case send(SentMessage)
  /// Code sets properties.
  case set([Assignment])

  /// One variant for each verb, told apart by its first key.
  package static let fields: Fields<Verb> = .oneOf(variants)

  /// The words that a step can begin with.
  package static let names = variants.compactMap(\.keys.first?.name)

  private static let variants: [Fields<Verb>] = [
    plain("launch", .launch, "Starts the app: `{}`."),
    plain("relaunch", .relaunch, "`kill`, if the app still runs, and `launch`: `{}`."),
    plain("background", .background, "The person goes to another app: `{}`."),
    plain("foreground", .foreground, "The person comes back: `{}`."),
    plain("interrupt", .interrupt, "A call comes up, and goes: `{}`."),
    plain("terminate", .terminate, "The app ends, and is told before: `{}`."),
    plain("kill", .kill, "The system ends the app without a word: `{}`."),
    Fields(Tap.fields, make: { .tap($0) }),
    Fields(.required("wait", .duration, "Lets time pass."), make: { .wait($0) }),
    Fields(SentMessage.fields, make: { .send($0) }),
    Fields(
      .required(
        "set", Assignment.reader, "Properties by `selector.property`, or of the controller."),
      make: { .set($0) }),
  ]

  private static func plain(_ name: String, _ verb: Verb, _ meaning: String) -> Fields<Verb> {
    Fields(.required(name, .nothing, meaning), make: { _ in verb })
  }
}

/// What a verb without options takes.
package struct NoOptions: Sendable {}

extension Reader where Value == NoOptions {
  /// The empty object: `{}`.
  fileprivate static var nothing: Reader {
    .object(Noun(one: "{}", many: "{}s"), Fields(make: { NoOptions() }))
  }
}
