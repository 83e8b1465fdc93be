public import MiniUI

/// Sees the buttons of the older kinds of alerts, through their delegates (S3.3e).
public struct DialogInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `dialogs`.
  public var name: String { "dialogs" }

  /// Hooks `setDelegate:` of `UIAlertView` and `UIActionSheet`, and each delegate's click method;
  /// dialogs that are on the screen already are given their delegates again.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let kinds: [(DynamicObject.Type, Message<Clicked>)] = [
      (AlertView.self, .alertViewClicked), (ActionSheet.self, .actionSheetClicked),
    ]
    return try .installing { (parts) throws(HookError) in
      let living = LivingObjects(in: process).dialogs
      for (type, message) in kinds {
        let kind = process.classes[type]
        let hooks = try DelegateHooks.install(
          on: kind, owner: name, appendingTo: &parts,
          installing: { (delegate) throws(HookError) in
            try delegate.hookThisObject(message, owner: name, post(to: moments))
          },
          refused: moments.report(as: name))
        for dialog in living where dialog.isKind(of: kind) { hooks.adopt(dialog) }
      }
    }
  }

  /// The dialog and the index of the button.
  private typealias Clicked = GeneralShape<Nothing, DynamicObject?, Int>

  private func post(to moments: MomentHub) -> Body<Clicked, DynamicObject> {
    .before { receiver, dialog, index in
      guard let dialog = dialog as? Dialog, receiver === dialog.delegate else { return }
      let button = DialogButton(
        of: dialog, content: dialog.buttonTitle(at: index), title: dialog.title,
        message: (dialog as? AlertView)?.message, view: dialog.buttonView(at: index))
      moments.post(Moment(.dialogButton(button), in: dialog.process))
    }
  }
}
