public import MiniUI

/// Sees the application come to the foreground, go to the background and end (SA-L01 to SA-L05).
///
/// It listens to notifications, as the app's own code could; it hooks nothing.
public struct AppLifeInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `appLife`.
  public var name: String { "appLife" }

  /// Observes three notifications; an app that is active already counts as started now.
  public func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
    guard process.isRunning else { return .skipped(because: "the process has ended") }
    let hub = process.notifications
    let observations = [
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
    if process.application.state == .active {
      moments.post(Moment(.appBecameActive, in: process))
    }
    return .installed(observations)
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
