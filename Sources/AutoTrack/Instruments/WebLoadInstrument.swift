public import MiniUI

/// Sees pages arrive in web views, and fail to, through the views' delegates (S3.4).
public struct WebLoadInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `webLoads`.
  public var name: String { "webLoads" }

  /// For those who name it only.
  public func reasonToSkip(_ configuration: Configuration) -> String? {
    reasonUnlessNamed(in: configuration)
  }

  /// Hooks `setNavigationDelegate:` of `WKWebView`, and what each delegate is told at the end.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try .installing { (parts) throws(HookError) in
      try watch(process, &parts, moments.report(as: name)) { (delegate) throws(HookError) in
        try delegate.hookThisObject(
          .webViewDidFinishNavigation, owner: name,
          .before { receiver, view, _ in post(view, nil, toldTo: receiver, moments) })
      }
      let failures = [
        Message<Failure>.webViewDidFailProvisionalNavigation, .webViewDidFailNavigation,
      ]
      for message in failures {
        try watch(process, &parts, { _, _ in }) { (delegate) throws(HookError) in
          try delegate.hookThisObject(
            message, owner: name,
            .before { receiver, view, _, error in
              post(view, error as? ErrorObject, toldTo: receiver, moments)
            })
        }
      }
      for case let view as WebView in LivingObjects(in: process).views {
        DelegateHooks.adopt(view, as: Self.role)
      }
    }
  }

  private typealias Failure = GeneralShape<
    Nothing, DynamicObject?, DynamicObject?, DynamicObject?
  >

  private static let role = DelegateHooks.Role(
    setter: .setNavigationDelegate, getter: .navigationDelegate)

  private func watch(
    _ process: AppProcess, _ parts: inout [any Removable],
    _ refused: @escaping (DynamicObject, String) -> Void,
    _ install: @escaping (DynamicObject) throws(HookError) -> Hook
  ) throws(HookError) {
    try DelegateHooks.install(
      on: process.classes[WebView.self], owner: name, as: Self.role, appendingTo: &parts,
      installing: install, refused: refused)
  }

  private func post(
    _ view: DynamicObject?, _ error: ErrorObject?, toldTo receiver: DynamicObject,
    _ moments: MomentHub
  ) {
    guard let view = view as? WebView, receiver === view.navigationDelegate else { return }
    let load = WebLoad(
      view: view, address: error?.failingAddress ?? view.address,
      error: error.map { "\($0.domain) \($0.code): \($0.words)" })
    moments.post(Moment(.webLoad(load), in: view.process))
  }
}
