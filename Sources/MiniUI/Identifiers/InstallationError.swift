/// The reason why an app cannot be installed, updated or removed.
public enum InstallationError: Error, Equatable, CustomStringConvertible {
  /// An installed app has the bundle identifier; update or remove it first.
  case bundleTaken(String)
  /// No installed app has the bundle identifier; install it first.
  case notInstalled(String)
  /// The entitlements name an access group of another team; use the app's own team.
  case foreignAccessGroup(String, bundle: String, team: String)

  /// A sentence that names the app, the problem and the remedy.
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
