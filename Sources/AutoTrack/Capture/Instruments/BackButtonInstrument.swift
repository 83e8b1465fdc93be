public import MiniUI

/// An instrument for the system's back button, which asks its bar whether to pop (S3.3a, NB-1).
public struct BackButtonInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `backButton`.
  public var name: String { "backButton" }

  /// Skips the instrument without control actions, which alone tell a tap from a pop by code.
  public func reasonToSkip(_ configuration: CaptureConfiguration) -> String? {
    configuration.instruments["controlActions"] == false
      ? "without control actions, a tap cannot be told from a pop by code" : nil
  }

  /// Hooks `-[UINavigationController navigationBar:shouldPopItem:]`.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[NavigationController.self].hook(
      .navigationBarShouldPop, owner: name,
      .before { (navigation: NavigationController, _, item) in
        guard let item = item as? NavigationItem else { return }
        moments.post(Moment(.backButton(navigation, item), in: navigation.process))
      })
    return .installed([hook])
  }
}
