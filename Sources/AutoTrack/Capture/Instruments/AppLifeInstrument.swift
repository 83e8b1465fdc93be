package import MiniUI
import Wording

/// An instrument for the app's start, move to the background and end (SA-L01 to SA-L05).
///
/// It observes notifications and hooks nothing. If it is switched off, the tracker still installs
/// it for the session and the delivery, and no events are emitted.
package struct AppLifeInstrument: Instrument {
  package init() {}

  package var name: String { Self.standardName }

  /// The name in a configuration; the collector also looks it up.
  static let standardName = "appLife"

  /// Observes four notifications; an app that is already launched counts as started now.
  package func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
    guard process.isRunning else { return .skipped(because: "the process has ended") }
    let hub = process.notifications
    let observations = [
      Observation(of: LifeNotification.didFinishLaunching, in: hub) {
        post(.appLaunchedInBackground, moments, on: $0, ifStateIs: .background)
      },
      Observation(of: LifeNotification.didBecomeActive, in: hub) {
        post(.appBecameActive, moments, on: $0, ifStateIs: .active)
      },
      Observation(of: LifeNotification.didEnterBackground, in: hub) {
        post(.appEnteredBackground, moments, on: $0, ifStateIs: .background)
      },
      Observation(of: LifeNotification.willTerminate, in: hub) {
        post(.appWillTerminate, moments, on: $0)
      },
    ]
    if let fact = fact(of: process.application) { moments.post(Moment(fact, in: process)) }
    return .installed(observations)
  }

  /// Returns the fact for an app that is already running; nil for an inactive one.
  private func fact(of application: Application) -> Moment.Fact? {
    switch application.state {
    case .active: .appBecameActive
    case .background: .appLaunchedInBackground
    case .inactive: nil
    }
  }

  /// Posts a fact if the application is the sender and in the required state (SA-L02).
  private func post(
    _ fact: Moment.Fact, _ moments: MomentHub, on notification: PostedNotification,
    ifStateIs state: Application.State? = nil
  ) {
    guard let application = notification.object as? Application,
      state == nil || state == application.state
    else { return }
    moments.post(Moment(fact, in: application.process))
  }
}

/// An instrument for the appearance and disappearance of view controllers (S3.4, S4.2).
///
/// The hooks are on the base class: an override that does not call `super` hides its screen (OB-6).
struct ScreenInstrument: Instrument {
  init() {}

  package var name: String { "screens" }

  /// Hooks `viewDidAppear:` and `viewDidDisappear:` of `UIViewController`.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let controllers = process.classes[ViewController.self]
    let appeared = post(to: moments) { .screenAppeared($0) }
    let disappeared = post(to: moments) { .screenDisappeared($0) }
    return try .installing { (parts) throws(HookError) in
      parts.append(try controllers.hook(.viewDidAppear, owner: name, appeared))
      parts.append(try controllers.hook(.viewDidDisappear, owner: name, disappeared))
    }
  }

  private func post(
    to moments: MomentHub, _ fact: @escaping (ViewController) -> Moment.Fact
  ) -> Body<BoolToVoid, ViewController> {
    .before { controller, _ in
      moments.post(Moment(fact(controller), in: controller.process))
    }
  }
}
