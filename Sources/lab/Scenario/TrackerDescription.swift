package import AutoTrack

/// The keys of `tracker`: what the SDK captures, and the places of the names that a file gives it.
package struct TrackerDescription: Sendable {
  /// What the tracker is started with.
  package var configuration = storing
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
  /// Where the anonymous id is kept.
  package var identity = IdentitySchemeName.scheme1
  /// The item of the Keychain that keeps it, and where the file describes it.
  package var keychain: Located<KeychainDescription>?
  /// The events that the app's own callback refuses, by name.
  package var droppedEvents: [String] = []
  /// The files of circled elements.
  package var rules: [Located<String>] = []
  /// Where the server has the business data.
  package var businessData: Located<String>?
  /// Where the server has the remote configuration.
  package var remote: RemoteDescription?
  /// Where the events of some apps wait, by bundle identifier.
  package var caches: [Entry<CachePolicy>] = []
  /// What is counted beside the events, and where the file says it.
  package var statistics: Located<StatisticsConfiguration?>?
  /// When it starts, unless a step says it.
  package var start = TrackerStart.atLaunch

  /// AutoTrack's defaults, with a store on the device, and nobody to send to.
  private static var storing: Configuration {
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    return configuration
  }

  /// AutoTrack's defaults, for a scenario that says nothing of the tracker.
  package static let standard = TrackerDescription()
}
