/// The names of the keyboard's notifications, which have no object (TX-1).
public enum KeyboardNotification {
  /// The keyboard is about to be shown.
  public static let willShow = "UIKeyboardWillShowNotification"
  /// The keyboard was shown.
  public static let didShow = "UIKeyboardDidShowNotification"
  /// The keyboard is about to be hidden.
  public static let willHide = "UIKeyboardWillHideNotification"
  /// The keyboard was hidden.
  public static let didHide = "UIKeyboardDidHideNotification"
}
