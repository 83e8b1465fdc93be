import AutoTrack
package import LabLanguage

extension TrackerDescription {
  /// Reads a tracker's configuration; the defaults are AutoTrack's.
  package static let reader: Reader<TrackerDescription> = .object("tracker", settings)

  private typealias Setting = @Sendable (inout TrackerDescription) -> Void

  private static let settings =
    (classes + elements + switches + rules + identity + bridge + delivery)
    .reduce(Fields<TrackerDescription>.constant(standard)) { others, setting in
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
      "scheme", scheme, default: Configuration().scheme.name, "The scheme of `$element_path`."
    ) { tracker, name in
      if let scheme = PathSchemes.scheme(named: name) { tracker.configuration.scheme = scheme }
    },
    setting(
      "ignoreScreens", names, default: [], "Controllers without events, by exact class."
    ) { tracker, names in
      tracker.configuration.ignoreScreens = names.map(\.value)
      tracker.ignoredClasses += names
    },
    setting(
      "ignoreViewTypes", names, default: [],
      "Views without events, by class, subclasses included."
    ) { tracker, names in
      tracker.configuration.ignoreViewTypes = names.map(\.value)
      tracker.ignoredClasses += names
    },
    flag("pageLeave", \.pageLeave, "Captures `$AppPageLeave`."),
  ]

  private static let elements: [Fields<Setting>] = [
    setting(
      "elements", Reader<[Entry<ElementDescription>]>.entries(of: ElementDescription.reader),
      default: [], "Facts about elements, by their `\"#id\"`."
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
    flag("childScreens", \.childScreens, "Counts child controllers as screens."),
    flag(
      "oneClickPerTouch", \.oneClickPerTouch,
      "Captures at most one click per touch, the first."),
    setting(
      "instruments", Reader<[Entry<Bool>]>.entries(of: .boolean), default: [],
      "Switches instruments on or off, by name; the others have their defaults."
    ) { tracker, entries in
      for entry in entries { tracker.configuration.instruments[entry.key.value] = entry.value }
      tracker.instruments = entries.map(\.key)
    },
    setting(
      "delegateRefuses", names, default: [],
      "Elements whose clicks the app's delegate vetoes, by their `\"#id\"`."
    ) { $0.refused = $1 },
    setting(
      "dropEvents", Reader<[EventName]>.array(of: EventExpectation.name), default: [],
      "Events that the app's callback vetoes, by name."
    ) { $0.droppedEvents = $1.map(\.text) },
    setting(
      "start", Reader<TrackerStart>.word, default: .atLaunch,
      "The start: at launch before the app's code, or at a step with `tracker`."
    ) { $0.start = $1 },
  ]

  private static let rules: [Fields<Setting>] = [
    setting(
      "rules", names, default: [],
      "Files of circled elements, found like app files."
    ) { $0.rules = $1 },
    setting(
      "businessData", Reader<Located<String>?>.path, default: nil,
      "The path of the business data on the server; they are fetched at every start."
    ) { tracker, path in
      tracker.businessData = path
      tracker.configuration.businessData = path.map { RemoteSource(address: $0.value) }
    },
    setting(
      "remoteConfiguration", RemoteDescription.reader.map { .some($0) }, default: nil,
      "The remote configuration on the server."
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
      "The storage of the anonymous id: the defaults, or also the Keychain."
    ) { tracker, scheme in
      tracker.identity = scheme
      if scheme == .scheme2 { tracker.configuration.identity = .scheme2(KeychainStorage()) }
    },
    setting(
      "keychain", Reader<Located<KeychainDescription>?>.keychain, default: nil,
      "The Keychain item of scheme 2."
    ) { tracker, keychain in
      guard let keychain else { return }
      tracker.keychain = keychain
      tracker.configuration.identity = .scheme2(keychain.value.storage)
    },
  ]

  private static let bridge: [Fields<Setting>] = [
    setting(
      "bridge", BridgeDescription.optional, default: nil,
      "The bridge from pages in web views to the tracker."
    ) { tracker, bridge in
      if let bridge { tracker.configuration.bridge = bridge }
    }
  ]

  private static let delivery: [Fields<Setting>] = [
    setting(
      "upload", optionalUpload, default: nil,
      "The delivery of events; without an `address` they stay on the device."
    ) { tracker, upload in
      guard let upload else { return }
      (tracker.configuration.delivery, tracker.caches) = (upload.configuration, upload.caches)
    },
    setting(
      "statistics", optionalStatistics, default: nil,
      "Counts clicks and screens in `info_log`, and sends the counts."
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
