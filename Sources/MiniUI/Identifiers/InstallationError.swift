/// Why an app cannot be installed, updated or removed.
public enum InstallationError: Error, Equatable, CustomStringConvertible {
  /// Another app on the device has the bundle identifier.
  case bundleTaken(String)
  /// No app on the device has the bundle identifier.
  case notInstalled(String)
  /// The entitlements of an app name an access group of another team.
  case foreignAccessGroup(String, bundle: String, team: String)

  /// What is wrong, where, and what helps.
  public var description: String {
    switch self {
    case .bundleTaken(let bundle):
      "\(bundle) is on the device already: update it, or remove it first"
    case .notInstalled(let bundle):
      "\(bundle) is not on the device: install it first"
    case .foreignAccessGroup(let group, let bundle, let team):
      "\(bundle) is signed by team \(team), but its access group \(group) is not:"
        + " begin the group with '\(team).'"
    }
  }
}
