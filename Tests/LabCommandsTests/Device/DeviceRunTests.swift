import Foundation
import MiniUI
import TestSupport
import Testing

@testable import AutoTrack
@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

/// Scenarios that continue on a kept device.
@Suite struct DeviceRuns {
  private static func scenario(device: String = "{}", seed: String = "", steps: String? = nil)
    -> String
  {
    let text = Shop.scenario(
      steps: steps ?? "    { launch: {} }, { tap: '#buy' }, { wait: '2s' },", device: device)
    return text.replacing("  steps: [", with: "  \(seed)\n  steps: [")
  }

  @Test func `the next run continues the device's time, processes, identity and queue`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let (first, before) = (try phone.state(), try phone.records())
    phone.run(KeptPhone.tap)
    let (second, after) = (try phone.state(), try phone.records())
    #expect(first.uptime == .milliseconds(2_050) && second.uptime == .milliseconds(4_100))
    #expect(second.time - first.time == .milliseconds(2_050))
    #expect(first.startedProcesses == 1 && second.startedProcesses == 2)
    #expect(second.identifiers == first.identifiers)
    #expect(second.keychain == first.keychain)
    #expect(Array(after.prefix(before.count)) == before)
    #expect(
      after.map(\.event) == [
        "$AppStart", "$AppViewScreen", "$AppClick", "$AppStart", "$AppViewScreen", "$AppClick",
      ])
    #expect(after.map(\.sequence) == [1, 2, 3, 1, 2, 3])
    #expect(Set(after.map(\.session)).count == 2)
    #expect(Set(after.map(\.distinctID)).count == 1)
  }

  @Test func `two runs on one device equal one run of all their steps`() throws {
    let (whole, parts) = (try KeptPhone("whole"), try KeptPhone("parts"))
    let steps = [
      "{ launch: {} }, { tap: '#buy' }, { wait: '2s' }, { kill: {} },",
      "{ launch: {} }, { tap: '#share' }, { background: {} },",
    ]
    whole.run(Shop.scenario(steps: steps.joined()))
    for part in steps { parts.run(Shop.scenario(steps: part)) }
    #expect(try whole.state() == parts.state())
    #expect(try whole.records() == parts.records())
    #expect(try whole.records().count > 6)
  }

  @Test func `uninstalling an app in a later run removes its data`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    #expect(try phone.records().count == 3)
    let run = phone.run(Shop.scenario(steps: "{ device: { uninstall: 'com.example.app' } },"))
    #expect(run.code == .held)
    #expect(try phone.files().keys.sorted() == ["device.json"])
    #expect(try phone.state().installedApps == [])
    #expect(try phone.state().defaults == [:])
  }

  @Test func `only a newer scenario updates an app`() throws {
    let phone = try KeptPhone()
    func version(of text: String) throws -> [String] {
      #expect(phone.run(text).code == .held)
      return try phone.state().installedApps.map(\.version)
    }
    let old = KeptPhone.tap.replacing("app: {", with: "app: { app: { version: '1.9' },")
    let new = KeptPhone.tap.replacing("app: {", with: "app: { app: { version: '1.10' },")
    #expect(try version(of: old) == ["1.9"])
    #expect(try version(of: new) == ["1.10"])
    #expect(try version(of: old) == ["1.10"])
    #expect(
      try phone.records().map(\.version) == [
        "1.9", "1.9", "1.9", "1.10", "1.10", "1.10", "1.10", "1.10", "1.10",
      ])
  }

  @Test(arguments: [
    ("model: 'iPhone9,1'", "20:20", "the model 'iPhone9,1'", "'iPhone14,5'"),
    ("os: '16.0'", "20:17", "the os '16.0'", "'15.2'"),
    ("screen: [1, 2]", "20:21", "the screen {1, 2}", "{390, 844}"),
    ("timeZone: '+01:00'", "20:23", "the timeZone +01:00", "Z"),
  ])
  func `a scenario cannot contradict a device's fixed properties`(
    _ key: String, _ place: String, _ said: String, _ kept: String
  ) throws {
    let phone = try KeptPhone("contradicted" + key.asLetters)
    phone.run(KeptPhone.tap)
    let before = try phone.files()
    let run = phone.run(Self.scenario(device: "{ \(key) }"))
    #expect(run.code == .invalid)
    let headline = run.messages.split(separator: "\n").first.map(String.init) ?? ""
    #expect(
      headline == """
        s.json5:\(place): the scenario has \(said), the device in \
        '\(phone.path)' \(kept); remove the key, or name another folder
        """)
    #expect(try phone.files() == before)
  }

  @Test func `a scenario may repeat the device's properties`() throws {
    let phone = try KeptPhone()
    let text = Self.scenario(
      device: """
        { model: 'iPhone9,1', os: '12.0', screen: [320, 568], timeZone: '-03:30', network: '2G',
          time: '2021-01-01T00:00:00Z', installed: ['com.example.app'] }
        """, seed: "seed: 7,")
    for _ in 1...2 { #expect(phone.run(text).code == .held) }
    #expect(try phone.state().seed == 7)
    #expect(try phone.state().time.iso8601 == "2021-01-01T00:00:04.100Z")
    #expect(phone.run(KeptPhone.tap).code == .held)
    #expect(try phone.state().network == .mobile2G)
  }

  @Test func `a scenario can change the network, carrier, location and ad tracking limit`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    phone.run(
      Self.scenario(
        device: "{ network: '3G', carrier: 'A', location: [1, 2], limitsAdTracking: true }"))
    func check() throws {
      let state = try phone.state()
      #expect(state.network == .mobile3G)
      #expect(state.carrier == "A")
      #expect(state.location == Location(latitude: 1, longitude: 2))
      #expect(state.identifiers.limitsAdTracking)
    }
    try check()
    phone.run(KeptPhone.tap)
    try check()
  }

  @Test func `a different seed is rejected`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap, "--seed", "5")
    #expect(phone.run(KeptPhone.tap).code == .held)
    #expect(phone.run(KeptPhone.tap, "--seed", "5").code == .held)
    #expect(
      phone.run(KeptPhone.tap, "--seed", "6").messages == """
        lab: --seed 6 is not the seed of the device in '\(phone.path)', which is 5; remove it, or \
        name another folder
        \(LabRun.usage(of: "run"))
        """)
    let run = phone.run(Self.scenario(seed: "seed: 1,"))
    #expect(run.messages.contains("the scenario has the seed 1, the device in '\(phone.path)' 5;"))
    #expect(try phone.state().startedProcesses == 3)
  }

  @Test func `'installed' cannot leave out an installed app`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let run = phone.run(Self.scenario(device: "{ installed: [] }", steps: "{ wait: '1s' },"))
    #expect(run.code == .invalid)
    #expect(
      run.messages.contains(
        "the device in '\(phone.path)' has 'com.example.app', which 'installed' does not list; "
          + "add it")
    )
  }

  @Test func `invalid combinations with --device are rejected`() throws {
    func message(_ arguments: String...) -> String {
      let run = KeptPhone.lab(
        ["run"] + arguments, ["a.json5": KeptPhone.tap, "b.json5": KeptPhone.tap])
      #expect(run.code == .invalid && run.output.isEmpty)
      return String(run.messages.prefix { $0 != "\n" })
    }
    let phone = try KeptPhone()
    let device = ["--device", phone.path]
    #expect(
      message(device[0], device[1], "a.json5", "b.json5")
        == "lab: --device takes one scenario, found 2; name its file")
    for flag in ["--list", "--watch", "--check-determinism"] {
      #expect(
        message(device[0], device[1], flag, "a.json5") == """
          lab: --device cannot be combined with \(flag); \
          remove one of them
          """)
    }
    for number in ["0", "-1", "x", "1.5", "99999999999999999999"] {
      #expect(
        message(device[0], device[1], "--kill-at-write=\(number)", "a.json5")
          == "lab: --kill-at-write needs a whole number from 1 to 1000000000, found '\(number)'")
    }
    #expect(
      message("--kill-at-write", "1", "a.json5")
        == "lab: --kill-at-write needs --device; write --device DIR")
    #expect(message("--device=", "a.json5") == "lab: --device needs a folder, found an empty path")
    #expect(!FileManager.default.fileExists(atPath: phone.path))
  }

  @Test func `an app name with parent paths stays inside the device folder`() throws {
    let phone = try KeptPhone()
    let text = KeptPhone.tap.replacing("app: {", with: "app: { app: { name: '../../../../../x' },")
    #expect(phone.run(text).code == .held)
    let names = try FileManager.default.contentsOfDirectory(atPath: phone.folder.path)
    #expect(names == ["phone"])
    #expect(phone.listed().output.contains("3 events of com.example.app"))
  }

  @Test func `a device that can no longer be written reports an error`() throws {
    let phone = try KeptPhone()
    phone.run(KeptPhone.tap)
    let folder = try DeviceFolder(at: phone.path)
    let kept = KeptDevice(in: folder) { Device(disk: $0) }
    try FileManager.default.removeItem(atPath: phone.path)
    _ = kept.device.start(App(bundle: "com.example.app"))
    kept.save()
    #expect(kept.failure?.path == phone.path + "/device.json")
    let error = try #require(kept.writingError)
    #expect("\(error)".contains("the device could not be written: no such file"))
  }
}

extension Record {
  /// A property of the event, as its content spells it.
  private func text(after key: String) -> String {
    let content = String(decoding: content, as: UTF8.self)
    guard let start = content.firstRange(of: "\"\(key)\":\"")?.upperBound else { return "" }
    return String(content[start...].prefix { $0 != "\"" })
  }

  fileprivate var distinctID: String { text(after: "distinct_id") }

  fileprivate var version: String { text(after: "$app_version") }
}
