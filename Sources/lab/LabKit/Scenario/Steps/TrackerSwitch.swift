/// The start of a tracker, unless a step starts it.
package enum TrackerStart: String, CaseIterable, Sendable {
  /// At each launch, before the app's code runs.
  case atLaunch
  /// At a step only.
  case late
}

/// A step's change of the tracker.
package enum TrackerSwitch: String, CaseIterable, Sendable {
  /// Installs the tracker's hooks; a second time changes nothing.
  case start
  /// Removes the hooks.
  case stop
}
