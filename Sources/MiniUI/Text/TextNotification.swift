/// The names of the text inputs' notifications; the object is the input (TX-1, TX-2, TX-4).
public enum TextNotification {
  /// A text field became the first responder.
  public static let fieldDidBeginEditing = "UITextFieldTextDidBeginEditingNotification"
  /// The user changed the text of a field.
  public static let fieldDidChange = "UITextFieldTextDidChangeNotification"
  /// A text field is no longer the first responder.
  public static let fieldDidEndEditing = "UITextFieldTextDidEndEditingNotification"
  /// A text view became the first responder.
  public static let viewDidBeginEditing = "UITextViewTextDidBeginEditingNotification"
  /// The user changed the text of a view.
  public static let viewDidChange = "UITextViewTextDidChangeNotification"
  /// A text view is no longer the first responder.
  public static let viewDidEndEditing = "UITextViewTextDidEndEditingNotification"
}
