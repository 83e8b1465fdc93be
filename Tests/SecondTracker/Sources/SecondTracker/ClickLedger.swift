public import MiniUI

/// Writes down every click of a process, with MiniUI's public API alone.
///
/// It works as statistics SDKs do: one hook on the message that every control action passes, and
/// one on the method that every screen inherits. The hooks stay until ``stop()``, and do nothing
/// once the ledger is gone.
public final class ClickLedger {
  /// One line for each thing that happened: `screen Home`, `click didTapBuy: UIButton Buy`.
  public private(set) var lines: [String] = []
  private var hooks: [Hook] = []

  /// Hooks a process.
  ///
  /// - Throws: ``HookError`` if a hook is refused.
  public init(watching process: AppProcess) throws(HookError) {
    hooks = [
      try process.classes[Application.self].hook(
        .sendAction, owner: "second tracker",
        .before { [weak self] (application: Application, action, _, sender, event) in
          self?.note(action, of: sender, event as? TouchEvent, in: application)
        }),
      try process.classes[ViewController.self].hook(
        .viewDidAppear, owner: "second tracker",
        .before { [weak self] (controller: ViewController, _) in
          self?.lines.append("screen \(controller.class.name)")
        }),
    ]
  }

  /// Takes the hooks out again.
  public func stop() {
    for hook in hooks { hook.remove() }
  }

  private func note(
    _ action: SelectorID, of sender: DynamicObject?, _ event: TouchEvent?,
    in application: Application
  ) {
    guard let view = sender as? View,
      event?.allTouches.contains(where: { $0.view === view && $0.phase == .ended }) == true
    else { return }
    let name = application.table.name(of: action)
    lines.append("click \(name) \(view.class.name) \(view.displayedText ?? "")")
  }
}
