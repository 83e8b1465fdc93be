public import MiniUI

/// An instrument for the app's start, move to the background and end (SA-L01 to SA-L05).
///
/// It observes notifications and hooks nothing. If it is switched off, the tracker still installs
/// it for the session and the delivery, and no events are emitted.
public struct AppLifeInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `appLife`.
  public var name: String { Self.standardName }

  /// The name in a configuration; the collector also looks it up.
  static let standardName = "appLife"

  /// Observes four notifications; an app that is already launched counts as started now.
  public func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
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
