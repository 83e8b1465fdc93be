import AutoTrack
package import LabLanguage

extension TrackerDescription {
  /// Reads a tracker's configuration; the defaults are AutoTrack's.
  package static let reader: Reader<TrackerDescription> = .object("tracker", settings)

  /// The change of a tracker by one key.
  private typealias Setting = @Sendable (inout TrackerDescription) -> Void

  private static let settings =
    (classes + elements + switches + rules + identity + bridge + delivery)
    .reduce(
      Fields<TrackerDescription>(make: { standard })
    ) { others, setting in
      Fields(
        others, setting,
        make: { tracker, set in
          var tracker = tracker
          set(&tracker)
          return tracker
        })
    }

  private static let classes: [Fields<Setting>] = [
    setting(
      "scheme", scheme, default: Configuration().scheme, "How `$element_path` is written."
    ) { $0.configuration.scheme = $1 },
    setting(
      "ignoreScreens", names, default: [], "Controllers by exact class that give no events."
    ) { tracker, names in
      tracker.configuration.ignoreScreens = names.map(\.value)
      tracker.ignoredClasses += names
    },
    setting(
      "ignoreViewTypes", names, default: [],
      "Views by class, subclasses included, that give no events."
    ) { tracker, names in
      tracker.configuration.ignoreViewTypes = names.map(\.value)
      tracker.ignoredClasses += names
    },
    flag("pageLeave", \.pageLeave, "Whether `$AppPageLeave` is sent."),
  ]

  private static let elements: [Fields<Setting>] = [
    setting(
      "elements", Reader<[Entry<ElementDescription>]>.entries(of: ElementDescription.reader),
      default: [], "What the tracker is told about elements, by their `\"#id\"`."
    ) { tracker, entries in
      for entry in entries {
        let identifier = String(entry.key.value.drop { $0 == "#" })
        tracker.configuration.elements[identifier] = entry.value.configuration
      }
      tracker.elements = entries.map(\.key)
    },
    setting(
      "pages", Reader<[Entry<String>]>.entries(of: .string), default: [],
      "Other names of screens in paths, by their classes."
    ) { tracker, entries in
      for entry in entries { tracker.configuration.pages[entry.key.value] = entry.value }
      tracker.pages = entries.map(\.key)
    },
  ]

  private static let switches: [Fields<Setting>] = [
    flag("childScreens", \.childScreens, "Whether child controllers count as screens."),
    flag(
      "oneClickPerTouch", \.oneClickPerTouch,
      "Whether a touch gives one click at most, the first."),
    setting(
      "instruments", Reader<[Entry<Bool>]>.entries(of: .boolean), default: [],
      "Which instruments are on or off, by name; the others are on, but for those that say so."
    ) { tracker, entries in
      for entry in entries { tracker.configuration.instruments[entry.key.value] = entry.value }
      tracker.instruments = entries.map(\.key)
    },
    setting(
      "delegateRefuses", names, default: [],
      "Elements whose clicks the app's own delegate refuses, by their `\"#id\"`."
    ) { $0.refused = $1 },
    setting(
      "dropEvents", Reader<[EventName]>.array(of: EventExpectation.name), default: [],
      "Events that the app's own callback refuses, by name."
    ) { $0.droppedEvents = $1.map(\.text) },
    setting(
      "start", Reader<TrackerStart>.word, default: .atLaunch,
      "When it starts: as the app is launched, before its code, or at a step with `tracker`."
    ) { $0.start = $1 },
  ]

  private static let rules: [Fields<Setting>] = [
    setting(
      "rules", names, default: [],
      "Files of circled elements, looked up as app files are."
    ) { $0.rules = $1 },
    setting(
      "businessData", Reader<Located<String>?>.path, default: nil,
      "Where the server has the business data, which are fetched at every start."
    ) { tracker, path in
      tracker.businessData = path
      tracker.configuration.businessData = path.map { RemoteSource(address: $0.value) }
    },
    setting(
      "remoteConfiguration", RemoteDescription.reader.map { .some($0) }, default: nil,
      "Where the server switches things off and on."
    ) { tracker, remote in
      tracker.remote = remote
      tracker.configuration.remoteConfiguration = remote.map {
        RemoteSource(address: $0.path.value, interval: $0.interval)
      }
    },
  ]

  private static let identity: [Fields<Setting>] = [
    setting(
      "identity", Reader<IdentitySchemeName>.word, default: .scheme1,
      "Where the anonymous id is kept: in the defaults, or in the Keychain too."
    ) { tracker, scheme in
      tracker.identity = scheme
      if scheme == .scheme2 { tracker.configuration.identity = .scheme2(KeychainStorage()) }
    },
    setting(
      "keychain", Reader<Located<KeychainDescription>?>.keychain, default: nil,
      "The item of the Keychain that keeps it in scheme 2."
    ) { tracker, keychain in
      guard let keychain else { return }
      tracker.keychain = keychain
      tracker.configuration.identity = .scheme2(keychain.value.storage)
    },
  ]

  private static let bridge: [Fields<Setting>] = [
    setting(
      "bridge", BridgeDescription.optional, default: nil,
      "How pages in web views hand their events to the tracker."
    ) { tracker, bridge in
      if let bridge { tracker.configuration.bridge = bridge }
    }
  ]

  private static let delivery: [Fields<Setting>] = [
    setting(
      "upload", optionalUpload, default: nil,
      "How events leave the device; they stay there unless it has an `address`."
    ) { tracker, upload in
      guard let upload else { return }
      (tracker.configuration.delivery, tracker.caches) = (upload.configuration, upload.caches)
    },
    setting(
      "statistics", optionalStatistics, default: nil,
      "Whether clicks and screens are counted in `info_log`, and to whom the counts go."
    ) { tracker, statistics in
      tracker.statistics = statistics
      tracker.configuration.delivery?.statistics = statistics?.value
    },
  ]

  private static let optionalStatistics: Reader<Located<StatisticsConfiguration?>?> =
    StatisticsConfiguration.reader.located.map { .some($0) }

  private static let optionalUpload: Reader<UploadDescription?> =
    UploadDescription.reader.map { .some($0) }

  private static func setting<Value: Sendable>(
    _ key: String, _ reader: Reader<Value>, default value: Value, _ meaning: String,
    set: @escaping @Sendable (inout TrackerDescription, Value) -> Void
  ) -> Fields<Setting> {
    Fields(
      Fields<Value>.optional(key, reader, default: value, meaning),
      make: { value in { tracker in set(&tracker, value) } })
  }

  /// Declares a switch of AutoTrack with the same name and default.
  private static func flag(
    _ key: String, _ flag: any WritableKeyPath<Configuration, Bool> & Sendable, _ meaning: String
  ) -> Fields<Setting> {
    setting(key, .boolean, default: Configuration()[keyPath: flag], meaning) {
      $0.configuration[keyPath: flag] = $1
    }
  }

  private static let names = Reader<[Located<String>]>.array(of: Reader<String>.string.located)

  private static let scheme: Reader<String> = {
    let names = PathSchemes.names
    let noun = Noun(one: names.quoted("or"), many: "schemes")
    return Reader(noun, from: [.string], shape: .words(names)) { node, mistakes in
      guard case .string(let text) = node.value else { return nil }
      if names.contains(text) { return text }
      mistakes.record(node, saysNo: noun, remedy: Suggestion.question(for: text, among: names))
      return nil
    }
  }()
}
