public import MiniUI

/// A button of a dialog that a person has chosen.
public struct DialogButton {
  /// The dialog: an alert controller, or a view of the older kinds.
  public let dialog: DynamicObject
  /// The title of the button.
  public let content: String?
  /// The title of the dialog, because "OK" and "Cancel" repeat (S3.6).
  public let title: String?
  /// The dialog's message.
  public let message: String?
  /// The button's view; nil if it is not on the screen.
  public let view: View?

  /// Creates a button of a dialog.
  public init(
    of dialog: DynamicObject, content: String?, title: String?, message: String?, view: View?
  ) {
    self.dialog = dialog
    self.content = content
    self.title = title
    self.message = message
    self.view = view
  }
}
