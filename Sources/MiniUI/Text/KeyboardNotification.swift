/// The names of what the keyboard posts, without an object (TX-1).
public enum KeyboardNotification {
  /// The keyboard is about to be shown.
  public static let willShow = "UIKeyboardWillShowNotification"
  /// The keyboard is shown.
  public static let didShow = "UIKeyboardDidShowNotification"
  /// The keyboard is about to go.
  public static let willHide = "UIKeyboardWillHideNotification"
  /// The keyboard is gone.
  public static let didHide = "UIKeyboardDidHideNotification"
}
