package import AutoTrack
package import LabLanguage
import MiniUI

/// The keys of `tracker`: the SDK's configuration, and the places of the names in the file.
package struct TrackerDescription: Sendable {
  package var configuration = storing
  package var ignoredClasses: [Located<String>] = []
  /// The configured elements, as `#id`.
  package var elements: [Located<String>] = []
  /// The classes of screens with page aliases.
  package var pages: [Located<String>] = []
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

  /// The keys that have an effect outside of the configuration.
  static let keysOfLab = [
    "businessData", "delegateRefuses", "dropEvents", "remoteConfiguration", "rules", "start",
  ]

  /// The tracker of a scenario without the key `tracker`.
  package static let standard = TrackerDescription()
}

/// The Keychain item in which a tracker keeps the anonymous id, as described in a file.
package struct KeychainDescription: Sendable {
  package let storage: KeychainStorage
  /// The access group that apps of a team share; nil for the app's own zone.
  package let accessGroup: Located<String>?

  package static let reader: Reader<KeychainDescription> = .object(
    Noun(one: "a Keychain item", many: "Keychain items"),
    .optional("service", .string, default: standard.service, "The service of the item."),
    .optional("account", .string, default: standard.account, "The account of the item."),
    .optional(
      "accessGroup", Reader<String>.string.located,
      "The group of the apps' entitlements; the app's own zone unless given."),
    .optional(
      "writing", Reader<KeychainStorage.Writing>.word, default: .updateOrAdd,
      "The write that replaces an id."),
    make: { service, account, group, writing in
      let key = KeychainKey(service: service, account: account, accessGroup: group?.value)
      return KeychainDescription(
        storage: KeychainStorage(key: key, writing: writing), accessGroup: group)
    })

  private static let standard = KeychainStorage.standardKey
}

package struct ElementDescription: Sendable {
  package let configuration: ElementConfiguration

  package static let reader: Reader<ElementDescription> = .object(
    Noun(one: "an element's facts", many: "facts about elements"),
    Fields.optional("elementID", Reader<String>.string, "The value of `$element_id`."),
    Fields.optional(
      "ignore", Reader<Bool>.boolean, default: false,
      "Ignores its clicks, and omits its text from the `$element_content` of others."),
    Fields.optional(
      "properties", Reader<[Entry<Value>]>.entries(of: Value.reader), default: [],
      "Custom properties for each of its clicks."),
    make: { elementID, isIgnored, entries in
      let properties = Properties(entries.map { (key: $0.key.value, value: $0.value) })
      return ElementDescription(
        configuration: ElementConfiguration(
          elementID: elementID, isIgnored: isIgnored, properties: properties))
    })
}

/// The storage of the anonymous id, under the SDK's own names (S1.3, S1.4).
package enum IdentitySchemeName: String, CaseIterable, Sendable {
  /// The app's defaults.
  case scheme1
  /// The defaults and the Keychain.
  case scheme2
}

/// The start of a tracker, unless a step starts it.
package enum TrackerStart: String, CaseIterable, Sendable {
  /// At each launch, before the app's code runs.
  case atLaunch
  /// At a step only.
  case late
}

package enum TrackerSwitch: String, CaseIterable, Sendable {
  /// Installs the tracker's hooks; a second time changes nothing.
  case start
  /// Removes the hooks.
  case stop
}

extension Reader where Value == Located<KeychainDescription>? {
  static var keychain: Reader { KeychainDescription.reader.located.map { .some($0) } }
}
