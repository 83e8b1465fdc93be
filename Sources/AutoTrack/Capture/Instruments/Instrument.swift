public import MiniUI

/// One thing that is hooked: which messages, and which moments they become.
public protocol Instrument {
  /// The name that diagnostics, hook owners and configuration use.
  var name: String { get }
  /// Installs all of its hooks, or says why there is nothing to install.
  ///
  /// - Throws: ``HookError`` when one of them is refused; then none of them stays.
  func install(in process: AppProcess, postingTo moments: MomentHub) throws(HookError)
    -> InstallResult
  /// Why a configuration has no use for the instrument, which is skipped then; `nil` for use.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> String?
  /// The instrument as a configuration wants it.
  func configured(by configuration: CaptureConfiguration) -> any Instrument
}

extension Instrument {
  /// None.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? { nil }

  /// The same for every configuration.
  public func configured(by configuration: CaptureConfiguration) -> any Instrument { self }

  /// Why an instrument is skipped that only those get who name it.
  func reasonUnlessNamed(in configuration: CaptureConfiguration) -> String? {
    configuration.instruments[name] == true ? nil : "nobody has asked for it"
  }
}
