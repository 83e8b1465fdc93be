import MiniUI

/// What a device of a version does not have, and what a scenario asks of it all the same (S1.2).
extension ScenarioCheck {
  /// Looks at identifiers in the light of the system that is on the device at their step.
  func checkIdentifiers() {
    var version = SystemVersion(scenario.device.os)
    var name = scenario.device.os
    if let limits = scenario.device.limitsAdTracking {
      check(.idfa, at: limits.range, on: version, name)
    }
    for step in scenario.steps {
      if case .device(.upgrade(let new, _)) = step.value.verb {
        (version, name) = (SystemVersion(new), new)
      }
      if case .device(let operation) = step.value.verb, let need = operation.need {
        check(.idfa, at: need.range, on: version, name)
      }
      for one in step.value.expectation.identifiers?.all ?? [] where one.asksForSomething {
        check(one.identifier, at: one.expectation.range, on: version, name)
      }
    }
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
}

extension IdentifierExpectations.One {
  /// Whether it would fail where there is nothing.
  fileprivate var asksForSomething: Bool {
    if case .nothing = expectation.value { false } else { true }
  }
}
