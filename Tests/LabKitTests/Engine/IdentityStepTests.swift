import AutoTrack
import LabKitSupport
import TestSupport
import Testing

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
}
