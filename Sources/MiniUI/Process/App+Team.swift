/// The vendor and the team of an app.
extension App {
  /// The vendor: the first two parts of the bundle identifier, `com.example` (S1.2).
  public var vendor: String { DeviceIdentifiers.vendorName(of: bundle) }

  /// The app's private access group in the Keychain: `ABCDE12345.com.example.app` (S1.2).
  public var privateZone: String { "\(team).\(bundle)" }

  /// The access groups in the entitlements that belong to another team.
  var foreignAccessGroups: [String] { accessGroups.filter { !$0.hasPrefix("\(team).") } }

  /// True if the app may use an access group: its private one, or one of its team (S1.2).
  func mayUse(_ group: String) -> Bool {
    group == privateZone || accessGroups.contains(group) && !foreignAccessGroups.contains(group)
  }
}
