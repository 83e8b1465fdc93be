package import AutoTrack

/// The keys of `tracker`: what the SDK captures, and the places of the names that a file gives it.
package struct TrackerDescription: Sendable {
  /// What the tracker is started with.
  package var configuration = Configuration()
  /// The classes that it is told to ignore.
  package var ignoredClasses: [Located<String>] = []
  /// The elements that it is told something about, as `#id`.
  package var elements: [Located<String>] = []
  /// The classes of screens that get other names.
  package var pages: [Located<String>] = []
  /// The instruments that are switched on or off.
  package var instruments: [Located<String>] = []
  /// The elements that the app's own delegate refuses, as `#id`.
  package var refused: [Located<String>] = []
  /// When it starts, unless a step says it.
  package var start = TrackerStart.atLaunch

  /// AutoTrack's defaults, for a scenario that says nothing of the tracker.
  package static let standard = TrackerDescription()
}
