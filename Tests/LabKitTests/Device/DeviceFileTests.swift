import Foundation
import MiniUI
import TestSupport
import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Writing and reading the file of a device.
@Suite struct DeviceFiles {
  private static func device() throws -> Device {
    let device = Device(
      model: "iPad8,1", osVersion: "12.4", screen: Size(width: 834, height: 1194.5),
      time: Instant(millisecondsSince1970: 1_577_836_800_400),
      timeZone: try #require(TimeZoneOffset(secondsFromGMT: 28_800)), seed: .max)
    device.wait(.seconds(1) / 3)
    device.network = .mobile4G
    device.carrier = "Fünf \"G\""
    device.location = Location(latitude: 52.5, longitude: -0.1)
    device.otherSchemes = ["tel", "http"]
    var app = App(name: "Shop", bundle: "com.example.shop", version: "2.1", schemes: ["shop", "a"])
    app.accessGroups = ["ABCDE12345.z", "ABCDE12345.a"]
    app.linksAdSupport = true
    let process = device.start(app)
    for kind in IdentifierKind.allCases { _ = process.identifiers.text(of: kind) }
    let key = KeychainKey(service: "s", account: "a", accessGroup: "ABCDE12345.a")
    process.identifiers.keychain.add("line\nend", for: key)
    device.web.data(of: "com.example.shop")["k", at: "https://a.b/c"] = "v"
    device.identifiers.pasteboards.put("t", on: "p", for: "com.example.shop")
    device.identifiers.limitsAdTracking = true
    return device
  }

  private static func read(_ text: String) throws -> DeviceState {
    try DeviceState.read(SourceFile(name: "device.json", bytes: Array(text.utf8)))
  }

  @Test func `a written device is read back exactly`() throws {
    let state = try Self.device().state
    #expect(try Self.read(state.fileText) == state)
    #expect(try Self.read(state.fileText).fileText == state.fileText)
  }

  @Test func `a device file is indented and has sorted keys`() throws {
    try expectSnapshot(Self.device().state.fileText, named: "device-file")
  }

  @Test(arguments: [
    ("0s", Duration.zero), ("12.5s", .milliseconds(12_500)), ("-0.25s", .milliseconds(-250)),
    ("0.000000000000000001s", Duration(secondsComponent: 0, attosecondsComponent: 1)),
    ("-3s", .seconds(-3)), ("8640000000000s", .seconds(8_640_000_000_000)),
  ])
  func `a duration is written with all its digits`(_ text: String, _ duration: Duration) {
    #expect(duration.exactText == text)
    #expect(Duration(exactText: text) == duration)
  }

  @Test(arguments: [
    "", "s", "1", ".5s", "1.s", "1.0000000000000000001s", "--1s", "+1s", "1 s", "1e3s",
  ])
  func `an invalid duration is rejected`(_ text: String) {
    #expect(Duration(exactText: text) == nil)
  }

  @Test(arguments: [
    Instant(millisecondsSince1970: 1), .latest, .earliest,
    Instant(timeSince1970: .seconds(1) / 3), Instant(timeSince1970: .seconds(-1) / 3),
  ])
  func `every instant is read back exactly`(_ instant: Instant) {
    #expect(Instant(exactText: instant.exactText) == instant)
  }

  @Test(arguments: [
    (
      "\"version\": 1", "\"version\": 2",
      ":74:14: the device has format version 2; this lab reads version 1; use the lab"
    ),
    ("\"version\": 1", "\"version\": 99999999999999999999", ":74:14: expected a whole number"),
    ("\"model\"", "\"modell\"", ":66:3: unknown key 'modell'; did you mean 'model'?"),
    ("\"network\": \"4G\"", "\"network\": \"6G\"", ":67:14: expected 'none'"),
    ("\"uptime\": \"0", "\"uptime\": \"-1", "expected seconds such as '12.5s', found '-1.3"),
    ("\"processes\": 1,", "\"processes\": -1,", "expected a whole number of at least 0"),
    (
      "\"seed\": \"18446744073709551615\"", "\"seed\": \"18446744073709551616\"", "in quotes, found"
    ),
    ("\"udid\": \"", "\"udid\": \"x", "expected 64 hex digits, not zeros alone"),
    ("  \"version\": 1,", "", ":1:1: a device needs the key 'version'"),
  ])
  func `a mistake in a device file is reported with its place`(
    _ old: String, _ new: String, _ part: String
  ) throws {
    let written = try SnapshotFile("device-file").text()
    let text = written.replacing(old, with: new, maxReplacements: 1)
    try #require(text != written)
    let error = #expect(throws: LabError.self) { try Self.read(text) }
    let message = "\(try #require(error))"
    #expect(message.contains(part), "\(message)")
    #expect(message.hasPrefix("device.json:"))
  }

  @Test func `a truncated file is rejected at its end`() throws {
    let written = try SnapshotFile("device-file").text()
    let lines = written.split(separator: "\n", omittingEmptySubsequences: false)
    for count in [1, 20, lines.count - 2] {
      let text = lines.prefix(count).joined(separator: "\n")
      let error = #expect(throws: LabError.self) { try Self.read(text) }
      #expect("\(try #require(error))".hasPrefix("device.json:\(count):"))
    }
  }

  @Test func `two apps cannot have one bundle identifier`() throws {
    var state = try Self.device().state
    state.installedApps += state.installedApps
    let error = #expect(throws: LabError.self) { try Self.read(state.fileText) }
    #expect("\(try #require(error))".contains("com.example.shop is listed twice"))
  }
}
