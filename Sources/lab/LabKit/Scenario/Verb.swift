package import LabLanguage

/// The action of a step, by the person, the system, or code in the app.
package enum Verb: Sendable {
  /// Starts a process and runs the app's code.
  case launch
  /// Kills the process, if it still runs, and launches.
  case relaunch
  /// Sends the app to the background.
  case background
  /// Brings the app back.
  case foreground
  /// Interrupts the app with a call that ends again.
  case interrupt
  /// Ends the app, which is notified before.
  case terminate
  /// Kills the app without a notification.
  case kill
  /// Touches an element.
  case tap(Tap)
  /// Waits.
  case wait(Duration)
  /// Moves a finger from one place to another.
  case drag(Drag)
  /// Moves a finger quickly.
  case swipe(Swipe)
  /// Moves two fingers apart or together.
  case pinch(Pinch)
  /// Turns two fingers.
  case rotate(Rotation)
  /// Scrolls a list.
  case scroll(Scroll)
  /// Types a text.
  case type(Typing)
  /// Clears a text input.
  case clear(Located<ElementSelector>)
  /// Presses a key that types no letter.
  case press(KeyboardKey)
  /// Moves the knob of a slider.
  case slide(Slide)
  /// Spins the wheels of a picker.
  case spin(Spin)
  /// Swipes from the edge of the screen.
  case edgeSwipe(EdgeSwipe)
  /// Sends a message.
  case send(SentMessage)
  /// Sets properties.
  case set([Assignment])
  /// Changes classes and objects, now or at the next launch.
  case hook([RuntimeOperation])
  /// Starts or stops the tracker, now or at the next launch.
  case tracker(TrackerSwitch)
  /// Calls the tracker.
  case call(TrackerCall)
  /// Opens an address of the app's scheme.
  case follow(String)
  /// Opens one of several apps.
  case open(AppOpening)
  /// Identifies the user to the tracker.
  case identity(IdentityCall)
  /// Changes the device, or the apps on it.
  case device(DeviceOperation)
  /// Acts on a web page.
  case page(PageSteps)
  /// Flushes the queued events.
  case flush
  /// Changes the faults of the server for events.
  case server(ServerChange)

  /// The variants, one per verb, told apart by their first keys.
  package static let fields: Fields<Verb> = .oneOf(variants)

  /// The verbs of the format.
  package static let names = variants.compactMap(\.keys.first?.name)

  private static let variants =
    system + taps + fingers + code + runtime + calls + people + devices + pages
    + delivery

  private static let system: [Fields<Verb>] = [
    Fields(
      Fields.required(
        "launch", AppOpening.launchReader, "Starts the app: `{}`, another, or in the background."
      ),
      make: { $0.map { .open($0) } ?? .launch }),
    opening(.relaunch, .relaunch, "`kill`, if the app still runs, and `launch`: `{}`."),
    plain("background", .background, "The user switches to another app: `{}`."),
    opening(.foreground, .foreground, "The user returns to the app: `{}`, or to another app."),
    plain("interrupt", .interrupt, "A phone call interrupts the app: `{}`."),
    plain("terminate", .terminate, "The system terminates the app and notifies it: `{}`."),
    plain("kill", .kill, "The system kills the app without notice: `{}`."),
    Fields(
      .required("open", .string, "The user opens a URL of the app."),
      make: { .follow($0) }),
  ]

  private static let calls = TrackerCall.variants.map { Fields($0, make: { Verb.call($0) }) }

  private static let taps: [Fields<Verb>] = Tap.variants.map { Fields($0, make: { .tap($0) }) }

  private static let fingers: [Fields<Verb>] = [
    Fields(
      Fields.required("drag", Drag.reader, "A finger moves from one point to another."),
      make: { .drag($0) }),
    Fields(
      Fields.required("swipe", Swipe.reader, "A finger swipes one way: `\"down\"`."),
      make: { .swipe($0) }),
    Fields(
      Fields.required("pinch", Pinch.reader, "Two fingers move apart or together."),
      make: { .pinch($0) }),
    Fields(
      Fields.required("rotate", Rotation.reader, "Two fingers rotate."),
      make: { .rotate($0) }),
    Fields(
      Fields.required("scroll", Scroll.reader, "The user scrolls a list."),
      make: { .scroll($0) }),
    Fields(Typing.fields, make: { .type($0) }),
    Fields(
      Fields.required(
        "clear", ElementSelector.reader.located, "The user clears a text input."),
      make: { .clear($0) }),
    Fields(
      Fields.required(
        "press", Reader<KeyboardKey>.word, "The user presses a key that types no letter."),
      make: { .press($0) }),
    Fields(
      Fields.required("slide", Slide.reader, "The user moves the knob of a slider."),
      make: { .slide($0) }),
    Fields(
      Fields.required("spin", Spin.reader, "The user spins the wheels of a date picker."),
      make: { .spin($0) }),
    Fields(
      Fields.required(
        "edgeSwipe", EdgeSwipe.reader,
        "A finger swipes from the left edge: `{}`, or with a distance."),
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
        "Runtime operations, in order; for an app that is not running, at its next launch."),
      make: { .hook($0) }),
    Fields(
      Fields.required(
        "tracker", Reader<TrackerSwitch>.word,
        "Starts or stops the tracker; without a running app, it starts at the next launch."),
      make: { .tracker($0) }),
  ]

  private static let people: [Fields<Verb>] = IdentityCall.variants.map {
    Fields($0, make: { .identity($0) })
  }

  private static let devices: [Fields<Verb>] = [
    Fields(
      Fields.required(
        "device", DeviceOperation.reader, "A change of the device or of an app on it."),
      make: { .device($0) })
  ]

  private static let pages: [Fields<Verb>] = PageSteps.variants.map {
    Fields($0, make: { .page($0) })
  }

  private static let delivery: [Fields<Verb>] = [
    plain("flush", .flush, "The app's code flushes the queue: `{}`."),
    Fields(
      Fields.required(
        "server", ServerChange.reader,
        "The faults of later deliveries, which replace the previous faults."),
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
