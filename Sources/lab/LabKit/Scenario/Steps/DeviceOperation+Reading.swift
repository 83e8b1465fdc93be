package import LabLanguage
import MiniUI
package import Wording

extension DeviceOperation {
  /// The keys of an operation, one per row of the table of changes (S1.2).
  package static let reader: Reader<DeviceOperation> = .step(
    Noun(one: "a change of the device", many: "changes of the device"), .oneOf(variants),
    verbs: variants.map(\.shape))

  private static let variants = apps + wholes + settings

  private static let apps: [Fields<DeviceOperation>] = [
    .variant(
      "install", DeviceOperation.install, as: bundle, "Puts an app of the scenario on the device."),
    Fields(
      Fields.required("update", bundle, "Replaces an app by another version."),
      Fields.optional(
        "version", .appVersion, "The new version; else the app's own again."),
      make: { .update($0, version: $1) }),
    .variant("uninstall", DeviceOperation.uninstall, as: bundle, "Removes an app and its data."),
    .variant(
      "reinstall", DeviceOperation.reinstall, as: bundle, "Removes an app and installs it again."),
    .variant(
      "reissuePushToken", DeviceOperation.reissuePushToken, as: bundle,
      "Apple gives the app another push token."),
  ]

  private static let wholes: [Fields<DeviceOperation>] = [
    whole("reboot", .reboot, "Switches the device off and on: `{}`."),
    whole("erase", .erase, "Erases all content and settings, and every app: `{}`."),
    whole("restore", .restore, "Restores a backup, with apps and their data: `{}`."),
    whole("reflash", .reflash, "Reinstalls the system and removes every app: `{}`."),
    whole("resetAdvertisingID", .advertisingReset, "Resets the advertising identifier: `{}`."),
    whole(
      "resetLocationAndPrivacy", .locationAndPrivacyReset, "Resets location and privacy: `{}`."),
  ]

  private static let settings: [Fields<DeviceOperation>] = [
    Fields(
      Fields.required("os", DeviceDescription.version.located, "Upgrades the system."),
      Fields.optional(
        "rebuildsKeychain", Reader<Bool>.boolean, default: false,
        "Rebuilds the Keychain, which loses its items."),
      make: { .upgrade($0, rebuildsKeychain: $1) }),
    .variant("limitAdTracking", DeviceOperation.limitAdTracking, "Sets the limit on ad tracking."),
    .variant("clock", DeviceOperation.clock, as: Reader<Instant>.instant, "Sets the clock."),
    .variant("network", DeviceOperation.network, "Changes the network connection."),
    .variant("disk", DeviceOperation.disk, "The state of the disk from now on."),
  ]

  private static let bundle = Reader<String>.string.located

  private static func whole(
    _ key: String, _ change: DeviceChange, _ meaning: String
  ) -> Fields<DeviceOperation> {
    Fields(
      Fields.required(key, Reader<NoOptions>.nothing.located, meaning),
      make: { .change(change, at: $0.range) })
  }
}

extension DeviceOperation: Worded {
  /// The operation as timelines show it: `reinstall com.example.shop`.
  package var sentence: Sentence {
    switch self {
    case .install(let bundle): "install \(bundle.value)"
    case .update(let bundle, nil): "update \(bundle.value)"
    case .update(let bundle, let version?): "update \(bundle.value) to \(version)"
    case .uninstall(let bundle): "uninstall \(bundle.value)"
    case .reinstall(let bundle): "reinstall \(bundle.value)"
    case .change(.advertisingReset, _): "resetAdvertisingID"
    case .change(.locationAndPrivacyReset, _): "resetLocationAndPrivacy"
    case .change(let change, _): Sentence(stringLiteral: change.rawValue)
    case .upgrade(let version, false): "os \(version.value)"
    case .upgrade(let version, true): "os \(version.value), rebuilding the Keychain"
    case .reissuePushToken(let bundle): "reissuePushToken \(bundle.value)"
    case .limitAdTracking(let limits): "limitAdTracking \(limits.value)"
    case .clock(let time): "clock \(time.iso8601)"
    case .network(.none): "network \("none" as Sentence)"
    case .network(let network): "network \(network.rawValue)"
    case .disk(let state): "disk \(Sentence(stringLiteral: state.rawValue))"
    }
  }
}
