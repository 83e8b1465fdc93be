import LabLanguage
package import LabSystem
package import MiniUI

/// A check of a scenario against a device that already exists.
///
/// Permanent properties must be equal if the scenario states them. The others (network, location,
/// carrier, limited ad tracking) are set to the scenario's values. The clock continues.
package struct DeviceAgreement {
  private let loaded: LoadedScenario
  private let state: DeviceState
  /// The folder, quoted and uncut: a shortened path identifies nothing.
  private let place: String
  private let members: [Node.Member]

  /// A comparison that considers only the keys written in the scenario's file.
  package init(of loaded: LoadedScenario, with state: DeviceState, in folder: String) {
    (self.loaded, self.state) = (loaded, state)
    place = "'\(folder.printable)'"
    // This cannot fail: the file has been parsed before.
    members = (try? JSON5.parse(loaded.file)).map(\.members) ?? []
  }

  /// Throws with every key that contradicts the device.
  package func check(seed: UInt64?) throws(LabError) {
    if let seed, seed != state.seed {
      throw .usage(
        "--seed \(seed) is not the seed of the device in \(place), which is \(state.seed)",
        remedy: "remove it, or name another folder")
    }
    let mistakes = Mistakes(in: loaded.file)
    for (key, said, kept) in values where said != kept {
      guard let member = member(key) else { continue }
      mistakes.record(
        "the scenario has the \(key) \(said), the device in \(place) \(kept)",
        at: member.value.range, remedy: "remove the key, or name another folder")
    }
    if seed == nil, loaded.scenario.seed != state.seed, let seed = members.named("seed") {
      mistakes.record(
        "the scenario has the seed \(loaded.scenario.seed), the device in \(place) "
          + "\(state.seed)",
        at: seed.value.range, remedy: "remove the key, or name another folder")
    }
    checkApps(mistakes)
    guard mistakes.isEmpty else { throw .invalid(mistakes.errors) }
  }

  /// Sets the device's changeable properties to the scenario's values.
  package func apply(to device: Device) {
    let wanted = loaded.scenario.device
    if member("network") != nil { device.network = wanted.network }
    if member("carrier") != nil { device.carrier = wanted.carrier }
    if member("location") != nil { device.location = wanted.location }
    if let limits = wanted.limitsAdTracking { device.identifiers.limitsAdTracking = limits.value }
  }

  /// The permanent properties, in the scenario and on the device.
  private var values: [(key: String, said: String, kept: String)] {
    let wanted = loaded.scenario.device
    return [
      ("model", wanted.model.quoted, state.model.quoted),
      ("os", wanted.os.quoted, state.osVersion.quoted),
      ("screen", "\(wanted.screen)", "\(state.screen)"),
      ("timeZone", "\(wanted.timeZone)", "\(state.timeZone)"),
    ]
  }

  /// Records apps of the scenario that are on the device but not in `installed`.
  ///
  /// Only a step can remove an app from a device.
  private func checkApps(_ mistakes: Mistakes) {
    guard let listed = loaded.scenario.device.installed?.map(\.value),
      let member = member("installed")
    else { return }
    let own = ([loaded.app] + loaded.otherApps).map(\.identity.bundle)
    for bundle in state.installedApps.map(\.bundle)
    where own.contains(bundle) && !listed.contains(bundle) {
      mistakes.record(
        "the device in \(place) has \(bundle.quoted), which 'installed' does not list",
        at: member.value.range, remedy: "add it, or name another folder")
    }
  }

  private func member(_ key: String) -> Node.Member? {
    members.named("device")?.value.members.named(key)
  }
}

extension Node {
  /// The members of an object; empty for other values.
  fileprivate var members: [Member] {
    guard case .object(let members) = value else { return [] }
    return members
  }
}

extension [Node.Member] {
  fileprivate func named(_ key: String) -> Node.Member? { first { $0.key == key } }
}
