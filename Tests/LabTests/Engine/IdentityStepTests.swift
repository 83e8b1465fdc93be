import AutoTrack
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

@Suite struct IdentitySteps {
  /// The events after a launch: the name, the login id and the number of identities.
  private func lines(_ steps: String) throws -> [String] {
    let report = try run(Shop.scenario(steps: "{ launch: {} }, \(steps)"))
    #expect(report.outcomes.compactMap(\.fault) == [])
    return report.outcomes.dropFirst().flatMap(\.events).map { event in
      "\(event.name) \(event.author.loginID ?? "-") \(event.author.identities.count)"
    }
  }

  @Test func `SA-I05 SA-I14 logins and bound identities are tracked as events`() throws {
    let steps = """
      { bind: { mobile: '131', email: 'a@b.c' } }, { unbind: { email: 'a@b.c' } },
      { login: 'U', key: 'phone' }, { login: 'V' }, { logout: {} }, { identify: 'A' },
      { resetAnonymousIdentity: {} }, { resetAnonymousIdentity: 'B' }, { forgetAnonymousID: {} },
      { bind: { xyz: '' } }
      """
    #expect(
      try lines(steps) == [
        "$BindID - 2", "$BindID - 3", "$UnbindID - 1", "$SignUp phone+U 3", "$SignUp V 3",
      ])
  }

  @Test func `steps about identities are shown as they are written`() throws {
    let steps = """
      { bind: { mobile: '131', email: 'a' } }, { unbind: { email: 'a' } },
      { login: 'U', key: 'phone' }, { login: 'V' }, { logout: {} }, { identify: 'A' },
      { resetAnonymousIdentity: {} }, { resetAnonymousIdentity: 'B' }, { forgetAnonymousID: {} },
      { device: { resetAdvertisingID: {} } }, { device: { os: '16.0', rebuildsKeychain: true } },
      { device: { update: 'com.example.app', version: '2.0' } }, { device: { network: 'none' } },
      { device: { clock: '2021-06-01T12:00:00Z' } }, { launch: { app: 'com.example.app' } }
      """
    let report = try run(Shop.scenario(steps: "{ launch: {} }, \(steps)"))
    #expect(
      report.loaded.scenario.steps.dropFirst().map(\.value.verb.description) == [
        #"bind mobile "131", email "a""#, #"unbind email "a""#, #"login "U" as phone"#,
        #"login "V""#, "logout", #"identify "A""#, "resetAnonymousIdentity",
        #"resetAnonymousIdentity "B""#, "forgetAnonymousID", "resetAdvertisingID",
        "os 16.0, rebuilding the Keychain", "update com.example.app to 2.0", "network none",
        "clock 2021-06-01T12:00:00Z", "launch com.example.app",
      ])
  }

  @Test func `an unexpected envelope is reported with the values found`() throws {
    let steps = """
      { launch: {}, expect: [{ event: '$AppStart', envelope: { login_id: 'U' } },
        { event: '$AppViewScreen' }] },
      { login: 'U', expect: [{ event: '$SignUp',
        envelope: { distinct_id: 'V', identities: 1, 'identities.xyz': { any: true } } }] },
      """
    let report = try run(Shop.scenario(steps: steps))
    let differences = report.outcomes.flatMap { $0.comparison.compactMap(\.difference) }
    #expect(
      differences.map(\.expected.description) == [
        #"$AppStart  login_id "U""#,
        #"$SignUp  distinct_id "V"  identities 1  identities.xyz present"#,
      ])
    #expect(
      differences.map(\.found.description) == [
        "$AppStart  login_id absent",
        #"$SignUp  distinct_id "U"  identities 2  identities.xyz absent"#,
      ])
  }

  @Test func `a call before a launch fails the step`() throws {
    let report = try run(Shop.scenario(steps: "{ login: 'U' }"))
    #expect(report.fault?.message == "the app has not been launched; launch it first")
  }
}
