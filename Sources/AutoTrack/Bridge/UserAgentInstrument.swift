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
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    configuration.bridge.marksUserAgent ? nil : "the bridge does not mark the user agent"
  }

  /// With the marker that fits the configuration's server.
  public func configured(by configuration: CaptureConfiguration) -> any Instrument {
    var configured = self
    configured.bridge = configuration.bridge
    return configured
  }

  /// Asks an empty web view for its name, and registers that with the marker in the defaults.
  public func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
    let mark = UserAgentMark(bridge.userAgentMarker, in: process)
    WebView(in: process).evaluate("navigator.userAgent") { mark.register($0) }
    return .installed([mark])
  }
}

/// The name with the marker, while it is registered.
private final class UserAgentMark: RemotelySwitched {
  private let marker: String
  private weak let process: AppProcess?
  private let defaults: Defaults
  private var isWanted = true
  private var isOff = false
  /// How web views name themselves without the marker; nil until one has answered.
  private var name: String?
  /// What this has registered, and what was registered before it.
  private var registered: (own: String, before: String?)?
  private var unmarked: [Unmarked] = []

  /// A view that was made with the marker and shows its pages without it.
  private struct Unmarked {
    weak var view: WebView?
  }

  init(_ marker: String, in process: AppProcess) {
    (self.marker, self.process) = (marker, process)
    defaults = process.device.defaults(of: process.app.bundle)
  }

  /// The answer may come after a stop, and the name may have the marker already.
  func register(_ name: String?) {
    self.name = name
    if !isOff { mark() }
  }

  /// New pages see no marker while the SDK is off, also in views that were made with one; they
  /// send their events themselves.
  func switchOff(_ isOff: Bool) {
    guard isWanted, isOff != self.isOff else { return }
    self.isOff = isOff
    if isOff { hide() } else { show() }
  }

  func remove() -> Bool {
    guard isWanted else { return false }
    show()
    unmark()
    isWanted = false
    return true
  }

  private func hide() {
    unmark()
    let views = process.map { LivingObjects(in: $0).views } ?? []
    for case let view as WebView in views
    where view.customUserAgent == nil && view.userAgent.contains(marker) {
      view.customUserAgent = view.userAgent.replacing(marker, with: "")
      unmarked.append(Unmarked(view: view))
    }
  }

  private func show() {
    for view in unmarked.compactMap(\.view) { view.customUserAgent = nil }
    unmarked = []
    if !isOff { mark() }
  }

  private func mark() {
    guard isWanted, registered == nil, let name, !name.contains(marker) else { return }
    registered = (name + marker, defaults.registeredValue(of: Self.key))
    defaults.register([Self.key: name + marker])
  }

  private func unmark() {
    guard let registered else { return }
    self.registered = nil
    guard defaults.registeredValue(of: Self.key) == registered.own else { return }
    defaults.unregister(Self.key)
    if let before = registered.before { defaults.register([Self.key: before]) }
  }

  private static let key = "UserAgent"
}
