public import MiniUI

/// Sees the application come to the foreground, go to the background and end (SA-L01 to SA-L05).
///
/// It listens to notifications, as the app's own code could; it hooks nothing. Where it is switched
/// off, the tracker's session alone hears of the app's life, and no event tells of it.
public struct AppLifeInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `appLife`.
  public var name: String { Self.standardName }

  /// By which a configuration names it, and the collector asks whether it may tell of anything.
  static let standardName = "appLife"

  /// Observes four notifications; an app that is launched already counts as started now.
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

  /// Where an app stands that runs already.
  private func fact(of application: Application) -> Moment.Fact? {
    switch application.state {
    case .active: .appBecameActive
    case .background: .appLaunchedInBackground
    case .inactive: nil
    }
  }

  /// Posts a fact if the application says so itself and, where it matters, stands there (SA-L02).
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
