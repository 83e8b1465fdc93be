package import LabLanguage
package import MiniUI

/// The phone that a scenario runs on; the defaults are MiniUI's.
package struct DeviceDescription: Sendable {
  package var model = "iPhone14,5"
  package var os = "15.2"
  package var screen = Size(width: 390, height: 844)
  package var time = Instant.defaultEpoch
  package var timeZone = TimeZoneOffset.utc
  package var carrier: String?
  package var location: Location?
  package var network = Network.wifi
  package var limitsAdTracking: Located<Bool>?
  package var installed: [Located<String>]?

  package static let reader: Reader<DeviceDescription> = {
    let standard = DeviceDescription()
    return .object(
      "device",
      Field("model", \.model, as: phone, default: standard.model, "The hardware model."),
      Field("os", \.os, as: version, default: standard.os, "The system's exact version."),
      Field("screen", \.screen, as: size, default: standard.screen, "Width and height in points."),
      Field(
        "time", \.time, as: .instant, default: standard.time,
        "The time of the clock at the start."),
      Field(
        "timeZone", \.timeZone, as: zone, default: standard.timeZone, "The time zone: `\"+08:00\"`."
      ),
      Field("carrier", \.carrier, "The operator of the mobile network."),
      Field(
        "location", \.location, as: place,
        "The phone's location: degrees north and east, or with a name."),
      Field("network", \.network, default: standard.network, "The phone's network connection."),
      Field("limitsAdTracking", \.limitsAdTracking, "Limits ad tracking."),
      Field(
        "installed", \.installed,
        "The apps installed at the start, by bundle identifier; all unless given."),
      make: DeviceDescription.init)
  }()

  /// Makes a new phone with these properties; equal seeds give equal bytes.
  package func makeDevice(seed: UInt64, disk: DeviceDisk = DeviceDisk()) -> Device {
    let device = Device(
      model: model, osVersion: os, screen: screen, time: time, timeZone: timeZone, seed: seed,
      disk: disk)
    device.carrier = carrier
    device.location = location
    device.network = network
    device.identifiers.limitsAdTracking = limitsAdTracking?.value ?? false
    return device
  }

  /// Reads the hardware model of a phone, or of a simulator.
  ///
  /// Another device has other bars, sheets and popovers, which MiniUI does not have.
  private static let phone = Reader<String>.string.map(
    to: Noun(one: "the model of a phone such as 'iPhone14,5'", many: "models of phones")
  ) { (text: String) -> String? in
    let isPhone = ["iPhone", "iPod"].contains { text.hasPrefix($0) }
    return isPhone || ["arm64", "i386", "x86_64"].contains(text) ? text : nil
  }

  /// Reads a system version that exists, or that may still appear below the newest.
  ///
  /// iOS 26 followed iOS 18 (https://developer.apple.com/documentation/ios-ipados-release-notes).
  static let version = Reader<String>.string.map(
    to: Noun(one: "a version of iOS such as '15.2', from 1 to 18 or 26", many: "versions of iOS")
  ) { (text: String) -> String? in
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.count <= 2 && part.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(part) : nil
    }
    guard numbers.count == parts.count, numbers.count <= 3, let major = numbers.first,
      (1...18).contains(major) || major == 26
    else { return nil }
    return text
  }

  /// Reads a width and a height.
  package static let size = Reader<[Double]>.array(of: .number, count: 2).map(
    to: Noun(one: "a width and a height above zero", many: "sizes")
  ) { sides in
    sides.allSatisfy { $0 > 0 } ? Size(width: sides[0], height: sides[1]) : nil
  }

  /// Reads degrees, or an object with the name of the place.
  static let place: Reader<Location> = .either(
    degrees,
    .object(
      "place",
      Fields.required("at", degrees, "Degrees north and east."),
      Fields.required("name", Reader<String>.filled, "The place's name."),
      make: { Location(latitude: $0.latitude, longitude: $0.longitude, name: $1) }))

  private static let degrees = Reader<[Double]>.array(of: .number, count: 2).map(
    to: Noun(one: "degrees north and east, such as [52.5, 13.4]", many: "places")
  ) { degrees in
    abs(degrees[0]) <= 90 && abs(degrees[1]) <= 180
      ? Location(latitude: degrees[0], longitude: degrees[1]) : nil
  }

  /// Reads a time zone as an offset from UTC.
  static let zone = Reader<String>.string.map(
    to: Noun(one: "a distance from UTC such as '+08:00' or 'Z'", many: "distances from UTC")
  ) { TimeZoneOffset(iso8601: $0) }
}
