import MiniUI

/// A shown screen with its dwell time.
struct OpenScreen {
  /// The controller; not retained.
  let reference: ControllerReference
  let className: String
  /// The URL of the screen that appeared before it; nil for the first (SA-L08).
  let referrer: String?
  /// The start of the dwell time, by the device's uptime.
  var since: Duration
}
