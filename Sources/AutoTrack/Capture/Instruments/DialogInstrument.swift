public import MiniUI

/// An instrument for the buttons of older dialogs, on their delegates (S3.3e).
public struct DialogInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `dialogs`.
  public var name: String { "dialogs" }

  /// Hooks `setDelegate:` of `UIAlertView` and `UIActionSheet`, and each delegate's method.
  ///
  /// Dialogs that are on the screen already are given their delegates again.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    try installOnDelegates(in: process, postingTo: moments)
  }
}

extension DialogInstrument: DelegateInstrument {
  /// The dialog and the index of the button.
  typealias Told = GeneralShape<Nothing, DynamicObject?, Int>

  static var kinds: [(DynamicObject.Type, Message<Told>)] {
    [(AlertView.self, .alertViewClicked), (ActionSheet.self, .actionSheetClicked)]
  }

  func containers(in process: AppProcess) -> [DynamicObject] { LivingObjects(in: process).dialogs }

  func body(postingTo moments: MomentHub) -> Body<Told, DynamicObject> {
    .before { receiver, dialog, index in
      guard let dialog = dialog as? Dialog, receiver === dialog.delegate else { return }
      let button = DialogButton(
        of: dialog, content: dialog.buttonTitle(at: index), title: dialog.title,
        message: (dialog as? AlertView)?.message, view: dialog.buttonView(at: index))
      moments.post(Moment(.dialogButton(button), in: dialog.process))
    }
  }
}
