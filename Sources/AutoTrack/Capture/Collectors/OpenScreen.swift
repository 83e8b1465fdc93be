import MiniUI

/// A screen on display.
struct OpenScreen {
  /// The controller, which is not retained.
  let reference: ControllerReference
  /// The class of the controller.
  let className: String
  /// The URL of the screen that had appeared before it (SA-L08).
  let referrer: String?
  /// Since when it has been seen, by the device's uptime.
  var since: Duration
}
