package import LabLanguage

/// An alert of a class from before iOS 8: `UIAlertView` or `UIActionSheet`.
///
/// Its delegate is the object whose method shows it; the delegate receives the index of the button.
package struct OlderAlertDescription: Sendable {
  /// The kind of alert.
  package let kind: Kind
  /// The bold text, if any.
  package let title: String?
  /// The text below the title, on alert views only.
  package let message: String?
  /// The text of the button that closes it, if any.
  package let cancel: String?
  /// The text of the red button, on action sheets only.
  package let destructive: String?
  /// The texts of the other buttons, in order.
  package let buttons: [String]

  /// The two classes.
  package enum Kind: Sendable {
    /// `UIAlertView`.
    case alertView
    /// `UIActionSheet`.
    case actionSheet
  }

  /// The texts of all buttons.
  package var titles: [String] { [cancel, destructive].compactMap(\.self) + buttons }

  /// The keys of an alert view.
  package static let alertViewReader: Reader<OlderAlertDescription> = .object(
    "alert view", title, Fields.optional("message", Reader<String>.string, "The text below."),
    cancel, buttons,
    make: {
      OlderAlertDescription(
        kind: .alertView, title: $0, message: $1, cancel: $2, destructive: nil, buttons: $3)
    })

  /// The keys of an action sheet.
  package static let actionSheetReader: Reader<OlderAlertDescription> = .object(
    "action sheet", title, cancel,
    Fields.optional("destructive", Reader<String>.string, "The text of the red button."), buttons,
    make: {
      OlderAlertDescription(
        kind: .actionSheet, title: $0, message: nil, cancel: $1, destructive: $2, buttons: $3)
    })

  private static let title = Fields.optional(
    "title", Reader<String>.string, "The text above the buttons.")

  private static let cancel = Fields.optional(
    "cancel", Reader<String>.string, "The text of the button that closes it.")

  private static let buttons = Fields.optional(
    "buttons", Reader<[String]>.array(of: .string), default: [],
    "The texts of the other buttons, in order.")
}
