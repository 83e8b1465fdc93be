/// While an animated transition between screens is under way, the app ignores new fingers.
///
/// UIKit counts begins and ends of this; here it ends by itself, so that no transition that is cut
/// short leaves an app that cannot be touched.
extension Application {
  /// Ignores the fingers that come down for a while; those that are on the screen go on.
  func ignoreTouches(for duration: Duration) {
    let end = uptime + duration
    touchesAreIgnoredUntil = max(touchesAreIgnoredUntil, end)
  }

  /// Whether a finger that came down now would be ignored.
  var isIgnoringTouches: Bool { uptime < touchesAreIgnoredUntil }
}
