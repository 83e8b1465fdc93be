/// Who an app belongs to.
extension App {
  /// The first two parts of the bundle identifier, or all there is: `com.example` (S1.2).
  public var vendor: String { Self.vendor(of: bundle) }

  /// The vendor that a bundle identifier names.
  static func vendor(of bundle: String) -> String {
    let parts = bundle.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2).prefix(2)
    return parts.map { String(Substring($0)) }.joined(separator: ".")
  }

  /// The app's own zone of the Keychain: `ABCDE12345.com.example.app` (S1.2).
  public var privateZone: String { "\(team).\(bundle)" }

  /// The access groups that the entitlements name and that are another team's.
  var foreignAccessGroups: [String] { accessGroups.filter { !$0.hasPrefix("\(team).") } }

  /// Whether the app may use a zone of the Keychain: its own, or a group of its team (S1.2).
  func mayUse(_ group: String) -> Bool {
    group == privateZone || accessGroups.contains(group) && !foreignAccessGroups.contains(group)
  }
}
