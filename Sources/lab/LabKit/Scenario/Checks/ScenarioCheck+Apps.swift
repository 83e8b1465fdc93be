import LabLanguage
import MiniUI

/// Checks of several apps on one device, and of the references to them.
extension ScenarioCheck {
  /// Checks the apps, the steps that name one, and the Keychain that they share.
  func checkApps() {
    checkBundles()
    for bundle in scenario.device.installed ?? [] { check(bundle) }
    for step in scenario.steps { step.value.bundles.forEach { check($0) } }
    checkKeychain()
  }

  /// Every app, the scenario's own first.
  private var apps: [AppDescription] { [app] + others }

  private func checkBundles() {
    var seen = [app.identity.bundle]
    for (reference, other) in zip(scenario.apps, others) {
      let bundle = other.identity.bundle
      if seen.contains(bundle) {
        mistakes.record(
          "another app of the scenario is called \(bundle.quoted)", at: reference.range,
          remedy: "give this one another 'bundle'")
      }
      seen.append(bundle)
    }
  }

  private func check(_ bundle: Located<String>) {
    let known = apps.map(\.identity.bundle)
    guard !known.contains(bundle.value) else { return }
    mistakes.record(
      "no app of the scenario is called \(bundle.value.quoted)", bundle.value, at: bundle.range,
      among: known, "apps")
  }

  private func checkKeychain() {
    guard let keychain = scenario.tracker.keychain else { return }
    if scenario.tracker.identity != .scheme2 {
      mistakes.record(
        "only scheme 2 keeps the anonymous id in the Keychain", at: keychain.range,
        remedy: "set 'identity' to 'scheme2'")
    }
    guard let group = keychain.value.accessGroup,
      !apps.contains(where: { $0.identity.opens(group.value) })
    else { return }
    mistakes.record(
      "no app's entitlements contain the access group \(group.value.quoted)", at: group.range,
      remedy: "add it to the app's 'accessGroups'")
  }
}

extension Step {
  fileprivate var bundles: [Located<String>] {
    verb.bundles + (expectation.identifiers?.all.compactMap(\.expectation.value.bundle) ?? [])
  }
}

extension AppDescription.Identity {
  /// Returns true if the entitlements include an access group.
  fileprivate func opens(_ group: String) -> Bool {
    accessGroups.contains { $0.value == group }
  }
}

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
