import LabLanguage

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
  /// The bundle identifiers in the step.
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
