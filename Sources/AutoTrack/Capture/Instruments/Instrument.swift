public import MiniUI
public import Wording

/// A set of hooks that posts moments of one kind.
public protocol Instrument {
  /// The name that diagnostics, hook owners and configuration use.
  var name: String { get }
  /// Installs all hooks, or returns the reason for installing none.
  ///
  /// - Throws: `HookError` if a hook is refused; then none of the others stays.
  func install(in process: AppProcess, postingTo moments: MomentHub) throws(HookError)
    -> InstallResult
  /// Returns the reason to skip the instrument in a configuration; nil to install it.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence?
  /// Returns the instrument with the settings of a configuration.
  func configured(by configuration: CaptureConfiguration) -> any Instrument
}

extension Instrument {
  /// Returns nil: the instrument is always installed.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? { nil }

  /// Returns the instrument unchanged.
  public func configured(by configuration: CaptureConfiguration) -> any Instrument { self }

  /// Returns the reason to skip an instrument that is off by default; nil if it is named.
  func reasonUnlessNamed(in configuration: CaptureConfiguration) -> Sentence? {
    configuration.instruments[name] == true ? nil : "the configuration does not enable it"
  }
}

/// The outcome of an installation.
public enum InstallResult {
  /// The installed parts, which are removed when the tracker stops.
  case installed([any Removable])
  /// The instrument was not installed, for this reason.
  case skipped(because: Sentence)

  /// Installs parts one after another; a failure removes the earlier ones.
  ///
  /// - Parameter install: Appends each part as soon as it is installed.
  /// - Returns: The installed parts.
  /// - Throws: The `HookError` of the closure.
  package static func installing(
    _ install: (inout [any Removable]) throws(HookError) -> Void
  ) throws(HookError) -> InstallResult {
    var parts: [any Removable] = []
    do throws(HookError) {
      try install(&parts)
    } catch {
      for part in parts.reversed() { part.remove() }
      throw error
    }
    return .installed(parts)
  }
}

/// A part that was installed into a process and can be removed.
public protocol Removable {
  /// Removes the part; `false` if it was removed before.
  @discardableResult
  func remove() -> Bool
}

extension Hook: Removable {}

/// A part visible to pages, which must be off while a server switches the SDK off.
protocol RemotelySwitched: Removable {
  /// Switches the part off or on; a repeated call has no effect.
  func switchOff(_ isOff: Bool)
}

/// An observation of the notification centre that can be removed.
final class Observation: Removable {
  private let hub: NotificationHub
  private var token: NotificationHub.Token?

  /// Calls a closure for every notification of a name until the removal.
  init(of name: String, in hub: NotificationHub, _ call: @escaping (PostedNotification) -> Void) {
    self.hub = hub
    token = hub.observe(name, call)
  }

  func remove() -> Bool {
    guard let token else { return false }
    hub.remove(token)
    self.token = nil
    return true
  }
}

/// The existing views and controllers of an app, for a tracker that starts late.
struct LivingObjects {
  private let process: AppProcess

  init(in process: AppProcess) {
    self.process = process
  }

  /// The views in all windows and in the loaded views of their controllers, hidden ones included.
  var views: [View] {
    var seen: Set<ObjectIdentifier> = []
    let roots: [View] = process.application.windows + controllers.compactMap(\.viewIfLoaded)
    return roots.flatMap(tree).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// The controllers below the roots of the windows, presented ones included.
  var controllers: [ViewController] {
    process.application.windows.compactMap(\.rootViewController).flatMap(family)
  }

  /// The older dialogs that are on the screen.
  var dialogs: [Dialog] { controllers.compactMap { ($0 as? Alert)?.dialog } }

  private func family(of controller: ViewController) -> [ViewController] {
    let presented = controller.presentedViewController
    let own = presented?.presentingViewController === controller ? presented : nil
    return [controller] + (controller.children + (own.map { [$0] } ?? [])).flatMap(family)
  }

  private func tree(of view: View) -> [View] { [view] + view.subviews.flatMap(tree) }
}
