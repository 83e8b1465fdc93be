import MiniUI
import Wording

/// An instrument for finished and failed page loads of web views, on their delegates (S3.4).
struct WebLoadInstrument: Instrument {
  init() {}

  package var name: String { "webLoads" }

  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    reasonUnlessNamed(in: configuration)
  }

  /// Hooks `setNavigationDelegate:` of `WKWebView`, `setDelegate:` of `UIWebView`, and delegates.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try .installing { (parts) throws(HookError) in
      try watchNew(process, &parts, moments)
      try watchOld(process, &parts, moments)
      for view in LivingObjects(in: process).views {
        if view is WebView { DelegateHooks.adopt(view, as: Self.role) }
        if view is OldWebView { DelegateHooks.adopt(view) }
      }
    }
  }

  private typealias Failure = GeneralShape<
    Nothing, DynamicObject?, DynamicObject?, DynamicObject?
  >

  private static let role = DelegateHooks.Role(
    setter: .setNavigationDelegate, getter: .navigationDelegate)

  private func watchNew(
    _ process: AppProcess, _ parts: inout [any Removable], _ moments: MomentHub
  ) throws(HookError) {
    let views = process.classes[WebView.self]
    try DelegateHooks.install(
      on: views, owner: name, as: Self.role, appendingTo: &parts,
      installing: { (delegate) throws(HookError) in
        try delegate.hookThisObject(
          .webViewDidFinishNavigation, owner: name,
          .before { receiver, view, _ in post(view, nil, toldTo: receiver, moments) })
      }, refused: moments.report(as: name))
    for message in [
      Message<Failure>.webViewDidFailProvisionalNavigation, .webViewDidFailNavigation,
    ] {
      try DelegateHooks.install(
        on: views, owner: name, as: Self.role, appendingTo: &parts,
        installing: { (delegate) throws(HookError) in
          try delegate.hookThisObject(
            message, owner: name,
            .before { receiver, view, _, error in
              post(view, error as? ErrorObject, toldTo: receiver, moments)
            })
        }, refused: { _, _ in })
    }
  }

  private func watchOld(
    _ process: AppProcess, _ parts: inout [any Removable], _ moments: MomentHub
  ) throws(HookError) {
    let views = process.classes[OldWebView.self]
    try DelegateHooks.install(
      on: views, owner: name, appendingTo: &parts,
      installing: { (delegate) throws(HookError) in
        try delegate.hookThisObject(
          .webViewDidFinishLoad, owner: name,
          .before { receiver, view in post(view, nil, toldTo: receiver, moments) })
      }, refused: moments.report(as: name))
    try DelegateHooks.install(
      on: views, owner: name, appendingTo: &parts,
      installing: { (delegate) throws(HookError) in
        try delegate.hookThisObject(
          .webViewDidFailLoad, owner: name,
          .before { receiver, view, error in
            post(view, error as? ErrorObject, toldTo: receiver, moments)
          })
      }, refused: { _, _ in })
  }

  private func post(
    _ view: DynamicObject?, _ error: ErrorObject?, toldTo receiver: DynamicObject,
    _ moments: MomentHub
  ) {
    let (delegate, address) =
      switch view {
      case let view as WebView: (view.navigationDelegate, view.address)
      case let view as OldWebView: (view.delegate, view.address)
      default: (nil, nil) as (DynamicObject?, String?)
      }
    guard let view = view as? View, receiver === delegate else { return }
    let load = WebLoad(
      view: view, address: error?.failingAddress ?? address,
      error: error.map { "\($0.domain) \($0.code): \($0.words)" })
    moments.post(Moment(.webLoad(load), in: view.process))
  }
}
