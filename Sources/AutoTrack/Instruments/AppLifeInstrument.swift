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
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let observations = [
      observe(LifeNotification.didBecomeActive, .started, ifStateIs: .active, process, moments),
      observe(
        LifeNotification.didEnterBackground, .ended, ifStateIs: .background, process, moments),
      observe(LifeNotification.willTerminate, .terminated, ifStateIs: nil, process, moments),
    ]
    if process.application.state == .active {
      moments.post(Moment(.life(.started), in: process))
    }
    return .installed(observations)
  }

  private func observe(
    _ notification: String, _ state: LifeState, ifStateIs required: Application.State?,
    _ process: AppProcess, _ moments: MomentHub
  ) -> any Removable {
    let hub = process.notifications
    let token = hub.observe(notification) { notification in
      guard let application = notification.object as? Application,
        required == nil || application.state == required
      else { return }
      moments.post(Moment(.life(state), in: application.process))
    }
    return Observation(hub: hub, token: token)
  }
}
