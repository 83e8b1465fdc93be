import LabLanguage
import MiniUI
import Wording

/// The launch, the end, and the states of apps, by the person or the system.
enum AppLife: PerformableVerb {
  /// Starts a process, or brings its app to the front.
  case open(AppOpening)
  case background
  /// Interrupts the app with a call that ends again.
  case interrupt
  /// Ends the app, which is notified before.
  case terminate
  /// Kills the app without a notification.
  case kill
  /// Opens an address of the app's scheme.
  case follow(String)

  static let kind = VerbKind([
    .variant(
      "launch", AppLife.open, as: AppOpening.launchReader,
      "Starts the app: `{}`, another, or in the background."),
    opening(.relaunch, "`kill`, if the app still runs, and `launch`: `{}`."),
    plain("background", .background, "The user switches to another app: `{}`."),
    opening(.foreground, "The user returns to the app: `{}`, or to another app."),
    plain("interrupt", .interrupt, "A phone call interrupts the app: `{}`."),
    plain("terminate", .terminate, "The system terminates the app and notifies it: `{}`."),
    plain("kill", .kill, "The system kills the app without notice: `{}`."),
    .variant("open", AppLife.follow, "The user opens a URL of the app."),
  ])

  private static func opening(
    _ manner: AppOpening.Manner, _ meaning: String
  ) -> Fields<AppLife> {
    Fields(
      Fields.required(manner.rawValue, AppOpening.reader, meaning),
      make: { .open(AppOpening(manner: manner, bundle: $0)) })
  }

  private static func plain(_ name: String, _ life: AppLife, _ meaning: String) -> Fields<AppLife> {
    Fields(.required(name, .nothing, meaning), make: { _ in life })
  }

  var sentence: Sentence {
    switch self {
    case .open(let opening): opening.sentence
    case .background: "background"
    case .interrupt: "interrupt"
    case .terminate: "terminate"
    case .kill: "kill"
    case .follow(let address): "open \(address.shownWord)"
    }
  }

  var bundles: [Located<String>] {
    if case .open(let opening) = self { [opening.bundle].compactMap(\.self) } else { [] }
  }

  var actions: [AppAction] {
    guard case .open(let opening) = self else { return [] }
    return opening.root.map { [.showRoot($0)] } ?? []
  }

  var startsProcess: Bool {
    if case .open(let opening) = self { opening.manner != .foreground } else { false }
  }

  func check(in check: ScenarioCheck) {
    guard case .open(let opening) = self, let root = opening.root else { return }
    check.appCheck.check(root, as: "the root")
  }

  func perform(in simulation: Simulation) throws(StepFault) -> TouchMiss? {
    switch self {
    case .open(let opening): try opening.perform(in: simulation)
    case .background: try simulation.inForeground().enterBackground()
    case .interrupt: try simulation.inForeground().interrupt()
    case .terminate: try simulation.running().process.terminate()
    case .kill: try simulation.running().process.kill()
    case .follow(let address): try simulation.follow(address)
    }
    return nil
  }
}

extension AppOpening {
  fileprivate func perform(in simulation: Simulation) throws(StepFault) {
    let name = bundle?.value ?? simulation.shelf.own
    switch manner {
    case .launch: try simulation.launch(name, root: root)
    case .launchInBackground: try simulation.launch(name, inBackground: true, root: root)
    case .relaunch:
      simulation.session(of: name)?.process.kill()
      try simulation.launch(name)
    case .foreground: try simulation.bringBack(bundle?.value)
    }
  }
}

extension Simulation {
  fileprivate func inForeground() throws(StepFault) -> AppProcess { try visible().process }

  /// Opens an address; an app that does not run is started for it.
  fileprivate func follow(_ address: String) throws(StepFault) {
    if session?.process.isRunning != true { try start(session?.process.app.bundle ?? shelf.own) }
    guard try running().process.open(address) else {
      throw StepFault("the app did not open \(address); add its scheme to app.schemes")
    }
  }

  /// Brings an app to the front; without a bundle, the one that was there last.
  fileprivate func bringBack(_ bundle: String?) throws(StepFault) {
    let found = if let bundle { try launched(bundle) } else { try running() }
    if let reason = found.reasonNotRunning { throw StepFault(reason) }
    guard found.isInBackground else {
      throw StepFault("the app is in the foreground already")
    }
    leaveFront(for: found.process.app.bundle)
    putInFront(found)
    found.process.enterForeground()
  }

  private func launched(_ bundle: String) throws(StepFault) -> AppSession {
    guard let found = session(of: bundle) else {
      throw StepFault("\(bundle) has not been launched; launch it first")
    }
    return found
  }
}
