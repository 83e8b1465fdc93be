/// When a tracker begins to watch the app, unless a step says it.
package enum TrackerStart: String, CaseIterable, Sendable {
  /// At each launch, before the app's code runs.
  case atLaunch
  /// Only at a step.
  case late
}

/// What a step does with the tracker.
package enum TrackerSwitch: String, CaseIterable, Sendable {
  /// Installs the tracker's hooks; a second time changes nothing.
  case start
  /// Takes them out again.
  case stop
}
