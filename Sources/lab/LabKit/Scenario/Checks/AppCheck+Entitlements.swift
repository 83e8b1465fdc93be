import LabLanguage

/// Checks of an app's entitlements.
extension AppCheck {
  /// Records every access group of another team (S1.2).
  func checkEntitlements() {
    let identity = app.identity
    for group in identity.accessGroups where !group.value.hasPrefix("\(identity.team).") {
      mistakes.record(
        "the app is signed by team \(identity.team), but its access group "
          + "\(group.value.quoted) belongs to another team",
        at: group.range, remedy: "begin the group with '\(identity.team).'")
    }
  }
}
