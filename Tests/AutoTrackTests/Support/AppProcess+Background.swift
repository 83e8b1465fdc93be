import MiniUI

extension AppProcess {
  /// Enters the background and returns to the foreground after a time.
  func stayInBackground(for duration: Duration) {
    enterBackground()
    device.wait(duration)
    enterForeground()
  }
}
