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
  /// A finger moves from one place to another.
  case drag(Drag)
  /// A finger moves quickly.
  case swipe(Swipe)
  /// Two fingers part, or come together.
  case pinch(Pinch)
  /// Two fingers turn.
  case rotate(Rotation)
  /// A person looks for what a list does not show.
  case scroll(Scroll)
  /// A person types.
  case type(Typing)
  /// A person empties a text input.
  case clear(Located<ElementSelector>)
  /// A person presses a key that types no letter.
  case press(KeyboardKey)
  /// A person moves the knob of a slider.
  case slide(Slide)
  /// A person spins the wheels of a picker.
  case spin(Spin)
  /// A finger draws the screen to the side.
  case edgeSwipe(EdgeSwipe)
  /// Code sends a message.
  case send(SentMessage)
  /// Code sets properties.
  case set([Assignment])
  /// Somebody's code changes classes and objects, now or as the app is launched next.
  case hook([RuntimeOperation])
  /// The tracker begins or ends its watch, now or as the app is launched next.
  case tracker(TrackerSwitch)
  /// The app's code asks something of the tracker.
  case call(TrackerCall)
  /// The person follows an address of the app's own.
  case follow(String)
  /// One of several apps comes to the front, or is launched behind it.
  case open(AppOpening)
  /// The app tells the tracker who uses it.
  case identity(IdentityCall)
  /// Something happens to the device, or to the apps on it.
  case device(DeviceOperation)
  /// Something is done on a page of the web.
  case page(PageSteps)
  /// The app's code sends what waits.
  case flush
  /// The server that takes events fails, or is well again.
  case server(ServerChange)

  /// One variant for each verb, told apart by its first key.
  package static let fields: Fields<Verb> = .oneOf(variants)

  /// The words that a step can begin with.
  package static let names = variants.compactMap(\.keys.first?.name)

  private static let variants =
    system + taps + fingers + code + runtime + calls + people + devices + pages
    + delivery

  private static let system: [Fields<Verb>] = [
    Fields(
      Fields.required(
        "launch", AppOpening.launchReader, "Starts the app: `{}`, another, or where nobody sees it."
      ),
      make: { $0.map { .open($0) } ?? .launch }),
    opening(.relaunch, .relaunch, "`kill`, if the app still runs, and `launch`: `{}`."),
    plain("background", .background, "The person goes to another app: `{}`."),
    opening(.foreground, .foreground, "The person comes back: `{}`, or to another app."),
    plain("interrupt", .interrupt, "A call comes up, and goes: `{}`."),
    plain("terminate", .terminate, "The app ends, and is told before: `{}`."),
    plain("kill", .kill, "The system ends the app without a word: `{}`."),
    Fields(
      .required("open", .string, "The person follows an address of the app's own."),
      make: { .follow($0) }),
  ]

  private static let calls = TrackerCall.variants.map { Fields($0, make: { Verb.call($0) }) }

  private static let taps: [Fields<Verb>] = Tap.variants.map { Fields($0, make: { .tap($0) }) }

  private static let fingers: [Fields<Verb>] = [
    Fields(
      Fields.required("drag", Drag.reader, "A finger goes from one place to another."),
      make: { .drag($0) }),
    Fields(
      Fields.required("swipe", Swipe.reader, "A finger goes one way, quickly: `\"down\"`."),
      make: { .swipe($0) }),
    Fields(
      Fields.required("pinch", Pinch.reader, "Two fingers part, or come together."),
      make: { .pinch($0) }),
    Fields(
      Fields.required("rotate", Rotation.reader, "Two fingers turn."),
      make: { .rotate($0) }),
    Fields(
      Fields.required("scroll", Scroll.reader, "A person scrolls a list."),
      make: { .scroll($0) }),
    Fields(Typing.fields, make: { .type($0) }),
    Fields(
      Fields.required(
        "clear", ElementSelector.reader.located, "A person empties a text input."),
      make: { .clear($0) }),
    Fields(
      Fields.required(
        "press", Reader<KeyboardKey>.word, "A person presses a key that types no letter."),
      make: { .press($0) }),
    Fields(
      Fields.required("slide", Slide.reader, "A person moves the knob of a slider."),
      make: { .slide($0) }),
    Fields(
      Fields.required("spin", Spin.reader, "A person spins the wheels of a date picker."),
      make: { .spin($0) }),
    Fields(
      Fields.required(
        "edgeSwipe", EdgeSwipe.reader,
        "A finger draws the screen aside from the left edge: `{}`, or how far."),
      make: { .edgeSwipe($0) }),
  ]

  private static let code: [Fields<Verb>] = [
    Fields(.required("wait", .duration, "Lets time pass."), make: { .wait($0) }),
    Fields(SentMessage.fields, make: { .send($0) }),
    Fields(
      .required(
        "set", Assignment.reader, "Properties by `selector.property`, or of the controller."),
      make: { .set($0) }),
  ]

  private static let runtime: [Fields<Verb>] = [
    Fields(
      Fields.required(
        "hook", Reader<[RuntimeOperation]>.array(of: RuntimeOperation.reader),
        "Runtime operations, in order; of an app that does not run, as it is launched next."),
      make: { .hook($0) }),
    Fields(
      Fields.required(
        "tracker", Reader<TrackerSwitch>.word,
        "Starts or stops the tracker; it starts as the app is launched next where none runs."),
      make: { .tracker($0) }),
  ]

  private static let people: [Fields<Verb>] = IdentityCall.variants.map {
    Fields($0, make: { .identity($0) })
  }

  private static let devices: [Fields<Verb>] = [
    Fields(
      Fields.required(
        "device", DeviceOperation.reader, "Something happens to the device or to an app on it."),
      make: { .device($0) })
  ]

  private static let pages: [Fields<Verb>] = PageSteps.variants.map {
    Fields($0, make: { .page($0) })
  }

  private static let delivery: [Fields<Verb>] = [
    plain("flush", .flush, "The app's code sends everything that waits: `{}`."),
    Fields(
      Fields.required(
        "server", ServerChange.reader,
        "What goes wrong with what is delivered from now on, in the place of what did before."),
      make: { .server($0) }),
  ]

  private static func opening(
    _ manner: AppOpening.Manner, _ verb: Verb, _ meaning: String
  ) -> Fields<Verb> {
    Fields(
      Fields.required(manner.rawValue, AppOpening.reader, meaning),
      make: { $0.map { .open(AppOpening(manner: manner, bundle: $0)) } ?? verb })
  }

  private static func plain(_ name: String, _ verb: Verb, _ meaning: String) -> Fields<Verb> {
    Fields(.required(name, .nothing, meaning), make: { _ in verb })
  }
}
