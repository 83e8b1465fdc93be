/// The persistent state of a device, exported and restored.
extension Device {
  /// The state that a launch finds, except for the files on the disk.
  public var state: DeviceState {
    var state = DeviceState(
      model: model, osVersion: osVersion, screen: screen.size, timeZone: timeZone,
      seed: chance.seed, identifiers: identifiers.state)
    (state.uptime, state.time) = (clock.uptime, clock.now)
    state.startedProcesses = startedProcesses
    (state.network, state.carrier, state.location) = (network, carrier, location)
    state.otherSchemes = otherSchemes
    state.installedApps = installedApps.bundles.compactMap { installedApps[$0] }
      .map(InstalledApp.init)
    state.keychain = keychain.state
    state.defaults = defaultsByBundle.mapValues(\.values).filter { !$0.value.isEmpty }
    state.websites = websites.mapValues(\.state).filter { $0.value != WebsiteState() }
    return state
  }

  /// Makes a device that continues from an exported state.
  ///
  /// Its apps have no code until they are updated, or started with code.
  ///
  /// - Parameters:
  /// - state: The state of the other device.
  /// - disk: The files of that device's apps.
  public convenience init(restoring state: DeviceState, disk: DeviceDisk = DeviceDisk()) {
    self.init(
      model: state.model, osVersion: state.osVersion, screen: state.screen,
      clock: VirtualClock(uptime: state.uptime, now: state.time), timeZone: state.timeZone,
      seed: state.seed, disk: disk)
    startedProcesses = state.startedProcesses
    (network, carrier, location) = (state.network, state.carrier, state.location)
    otherSchemes = state.otherSchemes
    for app in state.installedApps { installedApps.add(App(app)) }
    identifiers.restore(state.identifiers)
    keychain.restore(state.keychain)
    defaultsByBundle = state.defaults.mapValues { Defaults($0) }
    websites = state.websites.mapValues { WebsiteData(storages: $0.storages, cached: $0.pages) }
  }
}

extension WebsiteData {
  /// The data to keep, without empty storages.
  fileprivate var state: WebsiteState {
    WebsiteState(storages: storages.filter { !$0.value.isEmpty }, pages: cached)
  }
}

extension Keychain {
  /// The items by access group, service and account.
  fileprivate var state: [String: [String: [String: String]]] {
    values.reduce(into: [:]) { zones, item in
      let place = item.key
      zones[place.zone, default: [:]][place.service, default: [:]][place.account] = item.value
    }
  }

  fileprivate func restore(_ zones: [String: [String: [String: String]]]) {
    for (zone, services) in zones {
      for (service, accounts) in services {
        for (account, text) in accounts {
          self[Place(zone: zone, service: service, account: account)] = text
        }
      }
    }
  }
}
