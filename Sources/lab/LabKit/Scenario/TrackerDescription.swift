package import AutoTrack
package import LabLanguage

/// The keys of `tracker`: the SDK's configuration, and the places of the names in the file.
package struct TrackerDescription: Sendable {
  /// The tracker's configuration.
  package var configuration = storing
  /// The ignored classes.
  package var ignoredClasses: [Located<String>] = []
  /// The configured elements, as `#id`.
  package var elements: [Located<String>] = []
  /// The classes of screens with page aliases.
  package var pages: [Located<String>] = []
  /// The instruments that are switched on or off.
  package var instruments: [Located<String>] = []
  /// The elements vetoed by the app's delegate, as `#id`.
  package var refused: [Located<String>] = []
  /// The storage of the anonymous id.
  package var identity = IdentitySchemeName.scheme1
  /// The Keychain item with the id, and its place in the file.
  package var keychain: Located<KeychainDescription>?
  /// The events vetoed by the app's callback, by name.
  package var droppedEvents: [String] = []
  /// The files of circled elements.
  package var rules: [Located<String>] = []
  /// The path of the business data on the server.
  package var businessData: Located<String>?
  /// The source of the remote configuration.
  package var remote: RemoteDescription?
  /// The caches of single apps, by bundle identifier.
  package var caches: [Entry<CachePolicy>] = []
  /// The configuration of the counts, and its place in the file.
  package var statistics: Located<StatisticsConfiguration?>?
  /// The maker of another tracker, which the other settings do not concern; nil for AutoTrack.
  package private(set) var other: TrackerMaker?
  /// The start, unless a step starts the tracker.
  package var start = TrackerStart.atLaunch

  /// AutoTrack's defaults with a store on the device and no server.
  private static var storing: Configuration {
    var configuration = Configuration()
    configuration.delivery = DeliveryConfiguration()
    return configuration
  }

  init() {}

  /// The settings of a tracker other than AutoTrack, which delivers nothing.
  init(of other: TrackerMaker) {
    self.other = other
    configuration.delivery = nil
  }

  /// The tracker of a scenario without the key `tracker`.
  package static let standard = TrackerDescription()
}
