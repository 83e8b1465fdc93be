import MiniUI
import Wording

/// An instrument that marks web views' user agent, so that pages send events to the tracker (S2.2).
///
/// Only web views of this process that are created after the mark is registered have it.
struct UserAgentInstrument: Instrument {
  private var bridge = BridgeConfiguration()

  init() {}

  package var name: String { "userAgent" }

  /// Skips the instrument unless the bridge uses it, because every page could see the mark.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.bridge.marksUserAgent ? nil : "the bridge does not mark the user agent"
  }

  /// Returns the instrument with the marker for the configured server.
  package func configured(by configuration: CaptureConfiguration) -> any Instrument {
    var configured = self
    configured.bridge = configuration.bridge
    return configured
  }

  /// Reads the user agent of an empty web view, and registers it with the marker in the defaults.
  package func install(in process: AppProcess, postingTo moments: MomentHub) -> InstallResult {
    let mark = UserAgentMark(bridge.userAgentMarker, in: process)
    WebView(in: process).evaluate("navigator.userAgent") { mark.register($0) }
    return .installed([mark])
  }
}

/// The marked user agent, while it is registered.
private final class UserAgentMark: RemotelySwitched {
  private let marker: String
  private weak let process: AppProcess?
  private let defaults: Defaults
  private var isWanted = true
  private var isOff = false
  /// The user agent without the marker; nil until a web view has answered.
  private var name: String?
  /// The registered value, and the value before it.
  private var registered: (own: String, before: String?)?
  private var unmarked: [Unmarked] = []

  /// A view that was created with the marker and is shown without it.
  private struct Unmarked {
    weak var view: WebView?
  }

  init(_ marker: String, in process: AppProcess) {
    (self.marker, self.process) = (marker, process)
    defaults = process.device.defaults(of: process.app.bundle)
  }

  /// Registers the marker; the answer may arrive after a stop, or have the marker already.
  func register(_ name: String?) {
    self.name = name
    if !isOff { mark() }
  }

  /// Hides the marker while the SDK is off, so that pages send their events themselves.
  ///
  /// Views that were created with the marker get a custom user agent without it.
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
    // A value that other code has registered since then stays.
    guard defaults.registeredValue(of: Self.key) == registered.own else { return }
    defaults.unregister(Self.key)
    if let before = registered.before { defaults.register([Self.key: before]) }
  }

  private static let key = "UserAgent"
}
