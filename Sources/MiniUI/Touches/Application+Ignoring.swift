/// The suppression of new touches during an animated transition between screens.
///
/// UIKit counts begins and ends. Here the suppression ends at a fixed time, so that an interrupted
/// transition cannot leave the app unresponsive.
extension Application {
  /// Ignores new fingers for a duration; fingers already on the screen continue.
  func ignoreTouches(for duration: Duration) {
    let end = uptime + duration
    touchesAreIgnoredUntil = max(touchesAreIgnoredUntil, end)
  }

  var isIgnoringTouches: Bool { uptime < touchesAreIgnoredUntil }
}
