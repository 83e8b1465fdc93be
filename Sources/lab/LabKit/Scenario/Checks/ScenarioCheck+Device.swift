import LabLanguage
import MiniUI

/// Checks for features that the device's system version does not have (S1.2).
extension ScenarioCheck {
  /// Checks identifiers against the system version on the device at their step.
  func checkIdentifiers() {
    var version = SystemVersion(scenario.device.os)
    var name = scenario.device.os
    if let limits = scenario.device.limitsAdTracking {
      check(.idfa, at: limits.range, on: version, name)
    }
    for step in scenario.steps {
      let operation = step.value.verb as? DeviceOperation
      if case .upgrade(let new, _) = operation {
        checkUpgrade(to: new, from: version, name)
        (version, name) = (SystemVersion(new.value), new.value)
      }
      if let need = operation?.need {
        check(.idfa, at: need.range, on: version, name)
      }
      for one in step.value.expectation.identifiers?.all ?? [] where one.asksForSomething {
        check(one.identifier, at: one.expectation.range, on: version, name)
        checkOther(one)
      }
    }
  }

  private func checkUpgrade(
    to new: Located<String>, from version: SystemVersion, _ name: String
  ) {
    guard SystemVersion(new.value) < version else { return }
    mistakes.record(
      "iOS \(new.value) is older than the \(name) that is on the device", at: new.range,
      remedy: "upgrade to a later version, or begin with an older 'os'")
  }

  private func check(
    _ identifier: ReadIdentifier, at range: Range<Int>, on version: SystemVersion, _ name: String
  ) {
    guard let kind = identifier.kind, !kind.isReadable(on: version) else { return }
    let reason = identifier.systems.map { ": \($0)" } ?? ""
    mistakes.record(
      "iOS \(name) has no \(identifier.rawValue)\(reason)", at: range,
      remedy: "expect 'none', or choose another 'os'")
  }

  /// Records an identifier that is compared with itself.
  private func checkOther(_ one: IdentifierExpectations.One) {
    guard case .sameAs(one.identifier) = one.expectation.value else { return }
    mistakes.record(
      "\(one.identifier.rawValue) is always the same as itself", at: one.expectation.range,
      remedy: "expect 'same' for its last value, or name another identifier")
  }
}

extension IdentifierExpectations.One {
  /// True if the expectation fails without a value.
  fileprivate var asksForSomething: Bool {
    if case .nothing = expectation.value { false } else { true }
  }
}
