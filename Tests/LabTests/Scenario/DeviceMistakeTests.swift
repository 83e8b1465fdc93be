import Testing

@testable import LabLanguage
@testable import LabSystem

/// Mistakes of scenarios about devices, apps and entitlements.
@Suite struct DeviceMistakes {
  /// A scenario of an app; each part can be replaced.
  private func scenario(
    app: String = "bundle: 'com.example.shop'", apps: String = "[]", device: String = "{}",
    tracker: String = "{}", steps: String = "{ launch: {} }"
  ) -> String {
    """
    { scenario: 'A', app: { app: { \(app) }, root: 'Home', classes: { Home: { is: \
    'UIViewController' } } },
      apps: \(apps),
      device: \(device),
      tracker: \(tracker),
      steps: [ \(steps) ] }
    """
  }

  /// The headlines of a file's mistakes.
  private func complaints(_ text: String) -> [String] {
    let run = LabRun("check", "s.json5", files: MemoryFiles(["s.json5": text]))
    #expect(run.code == .invalid)
    return run.messages.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("s.json5:") }
  }

  private static let radio =
    "{ app: { bundle: 'org.other.radio' }, root: 'Home', classes: { Home: { is: "
    + "'UIViewController' } } }"

  @Test func `S1.2 expecting an IDFA on iOS 4 is a mistake`() {
    #expect(
      complaints(
        scenario(
          device: "{ os: '4.3.5' }", steps: "{ launch: {}, identifiers: { idfa: 'new' } }"))
        == [
          "s.json5:5:47: iOS 4.3.5 has no idfa: it came with iOS 6; expect 'none', or choose "
            + "another 'os'"
        ])
  }

  @Test(arguments: [
    ("4.3", "udid", true), ("5.0", "udid", false), ("5.0", "imei", false), ("4.3", "imei", true),
    ("5.1.1", "idfv", false), ("6.0", "idfv", true), ("15.2", "macHash", true),
    ("15.2", "udid", false),
  ])
  func `S1.2 an identifier is available only in some versions of iOS`(
    os: String, identifier: String, isThere: Bool
  ) {
    let steps = "{ launch: {}, identifiers: { \(identifier): 'new' } }"
    let run = LabRun(
      "check", "s.json5",
      files: MemoryFiles(["s.json5": scenario(device: "{ os: '\(os)' }", steps: steps)]))
    #expect((run.code == .held) == isThere)
  }

  @Test func `S1.2 earlier upgrades decide whether an identifier is available`() {
    let steps = """
      { device: { resetAdvertisingID: {} } }, { device: { os: '6.0' } },
      { device: { resetAdvertisingID: {} } }, { device: { limitAdTracking: true } }
      """
    #expect(
      complaints(scenario(device: "{ os: '5.0', limitsAdTracking: true }", steps: steps))
        == [
          "s.json5:3:42: iOS 5.0 has no idfa: it came with iOS 6; expect 'none', or choose "
            + "another 'os'",
          "s.json5:5:44: iOS 5.0 has no idfa: it came with iOS 6; expect 'none', or choose "
            + "another 'os'",
        ])
  }

  @Test func `S1.2 an upgrade to an older system is a mistake`() {
    let steps = "{ device: { os: '9.0' } }, { device: { os: '9.0.0' } }, { device: { os: '8.0' } }"
    #expect(
      complaints(scenario(device: "{ os: '5.0' }", steps: steps))
        == [
          "s.json5:5:84: iOS 8.0 is older than the 9.0.0 that is on the device; upgrade to a "
            + "later version, or begin with an older 'os'"
        ])
  }

  @Test func `an update to an invalid version is a mistake`() {
    let steps = "{ device: { update: 'com.example.shop', version: 'abc' } }"
    #expect(
      complaints(scenario(steps: steps))
        == ["s.json5:5:61: expected a version such as \"2.3.1\", found 'abc'"])
  }

  @Test func `two apps with one bundle identifier are a mistake`() {
    let twin = Self.radio.replacing("org.other.radio", with: "com.example.shop")
    #expect(
      complaints(scenario(apps: "[ \(Self.radio), \(twin) ]"))
        == [
          "s.json5:2:112: another app of the scenario is called 'com.example.shop'; give this one "
            + "another 'bundle'"
        ])
  }

  @Test func `S1.2 an access group of another team is a mistake`() {
    #expect(
      complaints(
        scenario(app: "team: 'ABCDE12345', accessGroups: ['ZZZZZ99999.shared']"))
        == [
          "s.json5:1:67: the app is signed by team ABCDE12345, but its access group "
            + "'ZZZZZ99999.shared' belongs to another team; begin the group with 'ABCDE12345.'"
        ])
  }

  @Test func `S1.4 a Keychain item in a group without an entitlement is a mistake`() {
    #expect(
      complaints(
        scenario(
          tracker: "{ identity: 'scheme2', keychain: { accessGroup: 'ABCDE12345.shared' } }"))
        == [
          "s.json5:4:60: no app's entitlements contain the access group 'ABCDE12345.shared'; add "
            + "it to the app's 'accessGroups'"
        ])
  }

  @Test func `S1.3 a Keychain item with scheme 1 is a mistake`() {
    #expect(
      complaints(scenario(tracker: "{ keychain: {} }"))
        == [
          "s.json5:4:24: only scheme 2 keeps the anonymous id in the Keychain; set 'identity' to "
            + "'scheme2'"
        ])
  }

  @Test(arguments: [
    "{ launch: { app: 'com.example.shpo' } }", "{ device: { install: 'com.example.shpo' } }",
    "{ launch: {}, identifiers: { idfa: { sharedWith: 'com.example.shpo' } } }",
  ])
  func `a step that names an unknown app is a mistake`(step: String) {
    let found = complaints(scenario(steps: step))
    #expect(
      found.map { $0.drop { $0 != " " } } == [
        " no app of the scenario is called 'com.example.shpo'; did you mean 'com.example.shop'?"
      ])
  }

  @Test func `an unknown installed app is a mistake`() {
    #expect(
      complaints(scenario(device: "{ installed: ['org.other.radio'] }"))
        == ["s.json5:3:25: no app of the scenario is called 'org.other.radio'"])
  }

  @Test func `an unknown device change is a mistake`() {
    #expect(
      complaints(scenario(steps: "{ device: { reboto: {} } }"))
        == ["s.json5:5:24: 'reboto' is not a change of the device; did you mean 'reboot'?"])
  }

  @Test func `an unknown identifier and an unknown word are mistakes`() {
    let steps = "{ launch: {}, identifiers: { idfx: 'same', idfv: 'smae' } }"
    #expect(
      complaints(scenario(steps: steps))
        == [
          "s.json5:5:41: unknown key 'idfx'; did you mean 'idfa'?",
          "s.json5:5:61: expected 'same', 'new' or 'none', found 'smae'; did you mean 'same'?",
        ])
  }

  @Test func `an identifier compared with itself is a mistake`() {
    #expect(
      complaints(scenario(steps: "{ launch: {}, identifiers: { idfv: { sameAs: 'idfv' } } }"))
        == [
          "s.json5:5:47: idfv is always the same as itself; expect 'same' for its last value, or "
            + "name another identifier"
        ])
  }

  @Test(arguments: ["lib.$nope", "lib.", "identities.", "identities"])
  func `an unknown member of an envelope object is a mistake`(name: String) {
    let steps = "{ launch: {}, expect: [{ event: '$AppStart', envelope: { '\(name)': 1 } }] }"
    guard name != "identities" else {
      return #expect(
        LabRun("check", "s.json5", files: MemoryFiles(["s.json5": scenario(steps: steps)])).code
          == .held)
    }
    #expect(
      complaints(scenario(steps: steps)).map {
        $0.hasPrefix(
          "s.json5:5:69: '\(name)' is not a member of the envelope")
      } == [true])
  }

  @Test func `an unknown member of the envelope is a mistake`() {
    let steps = "{ launch: {}, expect: [{ event: '$AppStart', envelope: { distict_id: 'U' } }] }"
    #expect(
      complaints(scenario(steps: steps))
        == [
          "s.json5:5:69: 'distict_id' is not a member of the envelope; did you mean 'distinct_id'?"
        ])
  }
}
