public import MiniUI

/// A set of hooks that posts moments of one kind.
public protocol Instrument {
  /// The name that diagnostics, hook owners and configuration use.
  var name: String { get }
  /// Installs all hooks, or returns the reason for installing none.
  ///
  /// - Throws: ``HookError`` if a hook is refused; then none of the others stays.
  func install(in process: AppProcess, postingTo moments: MomentHub) throws(HookError)
    -> InstallResult
  /// Returns the reason to skip the instrument in a configuration; nil to install it.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> String?
  /// Returns the instrument with the settings of a configuration.
  func configured(by configuration: CaptureConfiguration) -> any Instrument
}

extension Instrument {
  /// Returns nil: the instrument is always installed.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? { nil }

  /// Returns the instrument unchanged.
  public func configured(by configuration: CaptureConfiguration) -> any Instrument { self }

  /// Returns the reason to skip an instrument that is off by default; nil if it is named.
  func reasonUnlessNamed(in configuration: CaptureConfiguration) -> String? {
    configuration.instruments[name] == true ? nil : "the configuration does not enable it"
  }
}
