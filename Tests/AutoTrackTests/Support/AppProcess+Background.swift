import MiniUI

extension AppProcess {
  /// A person leaves the app, and comes back to it after a while.
  func stayInBackground(for duration: Duration) {
    enterBackground()
    device.wait(duration)
    enterForeground()
  }
}
