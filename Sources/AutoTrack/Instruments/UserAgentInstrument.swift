public import MiniUI

/// Names the tracker in the user agent of web views, so that pages know whom to tell (S2.2).
///
/// Only web views that are made after the name is known have it, and only in this process.
public struct UserAgentInstrument: Instrument {
  private var bridge = BridgeConfiguration()

  /// Makes the instrument.
  public init() {}

  /// `userAgent`.
  public var name: String { "userAgent" }

  /// Pages of others would be told, too, so this is for those who want it only.
  public func reasonToSkip(_ configuration: Configuration) -> String? {
    configuration.bridge.marksUserAgent ? nil : "the bridge does not mark the user agent"
  }

  /// With the marker that fits the configuration's server.
  public func configured(by configuration: Configuration) -> any Instrument {
    var configured = self
    configured.bridge = configuration.bridge
    return configured
  }

  /// Asks an empty web view for its name, and registers that with the marker in the defaults.
  public func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
    let mark = UserAgentMark(
      bridge.userAgentMarker, in: process.device.defaults(of: process.app.bundle))
    WebView(in: process).evaluate("navigator.userAgent") { mark.register($0) }
    return .installed([mark])
  }
}

/// The name with the marker, while it is registered.
private final class UserAgentMark: Removable {
  private let marker: String
  private let defaults: Defaults
  private var isWanted = true
  /// What this has registered, and what was registered before it.
  private var registered: (own: String, before: String?)?

  init(_ marker: String, in defaults: Defaults) {
    (self.marker, self.defaults) = (marker, defaults)
  }

  /// The answer may come after a stop, and the name may have the marker already.
  func register(_ name: String?) {
    guard isWanted, let name, !name.contains(marker) else { return }
    registered = (name + marker, defaults.registeredValue(of: Self.key))
    defaults.register([Self.key: name + marker])
  }

  func remove() -> Bool {
    guard isWanted else { return false }
    isWanted = false
    guard let registered, defaults.registeredValue(of: Self.key) == registered.own else {
      return true
    }
    defaults.unregister(Self.key)
    if let before = registered.before { defaults.register([Self.key: before]) }
    return true
  }

  private static let key = "UserAgent"
}
