public import MiniUI

/// One thing that is hooked: which messages, and which moments they become.
public protocol Instrument {
  /// The name that diagnostics, hook owners and configuration use.
  var name: String { get }
  /// Installs the hooks, or says why there is nothing to install.
  func install(in process: AppProcess, postingTo moments: MomentHub) throws(HookError)
    -> InstallResult
}

/// What came of installing an instrument.
public enum InstallResult {
  /// What has to be removed when the tracker stops.
  case installed([any Removable])
  /// Nothing was installed; the reason.
  case skipped(because: String)
}

/// Something that was put into a process and can be taken out again.
public protocol Removable {
  /// Takes it out; `false` if it was out already.
  @discardableResult
  func remove() -> Bool
}

extension Hook: Removable {}

/// An observation of the notification centre, to be ended.
struct Observation: Removable {
  let hub: NotificationHub
  let token: NotificationHub.Token

  func remove() -> Bool {
    hub.remove(token)
    return true
  }
}

/// The instruments that a tracker installs unless told otherwise, in order.
public enum StandardInstruments {
  /// Life cycle first, so that `$AppStart` comes before the first screen.
  public static var all: [any Instrument] {
    [AppLifeInstrument(), ScreenInstrument(), ControlActionInstrument()]
  }
}
