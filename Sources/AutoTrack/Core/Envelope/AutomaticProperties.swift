import MiniUI

/// The properties of app and device that the SDK adds to every event (S1.6).
struct AutomaticProperties {
  /// The properties that are constant during a process.
  private let lasting: Properties
  private let device: Device

  init(of process: AppProcess) {
    device = process.device
    let (app, screen) = (process.app, process.device.screen)
    lasting = [
      "$app_id": .string(app.bundle), "$app_name": .string(app.name),
      "$app_version": .string(app.version), "$lib": "iOS", "$lib_version": .string(Library.version),
      "$manufacturer": "Apple", "$model": .string(device.model), "$os": "iOS",
      "$os_version": .string(device.osVersion),
      "$screen_height": .double(FiniteDouble(screen.height) ?? 0.0),
      "$screen_width": .double(FiniteDouble(screen.width) ?? 0.0),
      "$timezone_offset": .integer(-device.timeZone.minutesFromGMT),
    ]
  }

  /// The state that can change during a process; the properties are valid while it is the same.
  ///
  /// A class, because every event compares it, which then copies no strings.
  final class Surroundings {
    let network: Network
    let carrier: String?
    let deviceID: String
    let sessionID: String
    let isFirstDay: Bool

    init(of device: Device, deviceID: String, sessionID: String, isFirstDay: Bool) {
      network = device.network
      carrier = device.carrier
      self.deviceID = deviceID
      self.sessionID = sessionID
      self.isFirstDay = isFirstDay
    }

    /// Returns true if the device's state and the first-day flag are unchanged.
    func isStill(of device: Device, onFirstDay isFirstDay: Bool) -> Bool {
      network == device.network && carrier == device.carrier && isFirstDay == self.isFirstDay
    }

    /// Returns the properties that custom ones do not replace (S1.6).
    func last(isPassive: Bool) -> Properties {
      var last: Properties = [
        "$device_id": .string(deviceID), "$is_first_day": .bool(isFirstDay),
      ]
      if isPassive { last["$app_state"] = "background" }
      return last
    }
  }

  /// Returns all automatic properties except the last ones.
  func properties(in surroundings: Surroundings) -> Properties {
    var properties = lasting
    properties["$carrier"] = surroundings.carrier.map(Value.string)
    properties["$event_session_id"] = .string(surroundings.sessionID)
    properties["$network_type"] = .string(Self.name(of: surroundings.network))
    properties["$wifi"] = .bool(surroundings.network == .wifi)
    return properties
  }

  /// Returns the spelling of a network in `$network_type`.
  static func name(of network: Network) -> String {
    switch network {
    case .none: "NULL"
    case .wifi: "WIFI"
    case .mobile2G, .mobile3G, .mobile4G, .mobile5G: network.rawValue
    }
  }
}
