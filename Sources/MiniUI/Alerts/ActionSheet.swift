/// The action sheet from before `UIAlertController`: `UIActionSheet`.
public final class ActionSheet: Dialog {
  override public class var classDefinition: ClassDefinition {
    ClassDefinition(ActionSheet.self, name: "UIActionSheet", superclass: View.self) { methods in
      defineDialog(methods)
      methods.define(.showInView) { sheet, view, _ in sheet.present(over: view as? View) }
    }
  }

  override class var delegateMethods: [SystemSelector] {
    [
      .`actionSheet:clickedButtonAtIndex:`, .`actionSheet:willDismissWithButtonIndex:`,
      .`actionSheet:didDismissWithButtonIndex:`,
    ]
  }

  /// Makes a sheet; the destructive button is first, the cancel button last.
  public static func make(
    title: String? = nil, delegate: DynamicObject? = nil, cancelButton: String? = nil,
    destructiveButton: String? = nil, otherButtons: [String] = [], in process: AppProcess
  ) -> ActionSheet {
    let sheet = ActionSheet(in: process)
    sheet.title = title
    sheet.delegate = delegate
    if let destructiveButton {
      sheet.destructiveButtonIndex = sheet.addButton(destructiveButton)
    }
    for title in otherButtons { sheet.addButton(title) }
    if let cancelButton { sheet.cancelButtonIndex = sheet.addButton(cancelButton) }
    return sheet
  }

  /// Shows the sheet in a view's window, or in the key window; sends `showInView:`.
  public func show(in view: View?) { send(.showInView)(view) }

  private func present(over view: View?) {
    let window = view?.window ?? process.application.keyWindow
    guard !isShown, var presenter = window?.rootViewController else { return }
    while let presented = presenter.presentation.presented { presenter = presented }
    present(Alert.make(title: title, style: .actionSheet, in: process), from: presenter)
  }
}
