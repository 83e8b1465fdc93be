public import MiniUI

/// A button of a dialog that a person has chosen.
public struct DialogButton {
  /// The dialog: an alert controller, or a view of the older kinds.
  public let dialog: DynamicObject
  /// Which of the dialog's buttons it is, as the app has added them.
  public let content: String?
  /// The dialog's own title, because "OK" and "Cancel" repeat (S3.6).
  public let title: String?
  /// The dialog's message.
  public let message: String?
  /// The button on the screen; `nil` where the dialog shows none.
  public let view: View?

  /// Takes what the dialog says of its button.
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
