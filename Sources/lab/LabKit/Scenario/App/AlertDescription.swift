package import LabLanguage

/// An alert of an app: `UIAlertController` with its actions.
package struct AlertDescription: FormatValue, Sendable {
  package let title: String?
  package let message: String?
  package let style: Style
  package let actions: [Action]
  package let fields: [TextField]

  /// `UIAlertControllerStyle`.
  package enum Style: String, CaseIterable, FormatValue, Sendable {
    /// The styles under UIKit's names.
    case alert, actionSheet
  }

  /// A button of an alert, and its handler.
  package struct Action: FormatValue, Sendable {
    package let title: String
    package let style: ActionStyle
    package let handler: [AppAction]?
  }

  /// `UIAlertActionStyle`; a second cancel action ends the app.
  package enum ActionStyle: String, CaseIterable, FormatValue, Sendable {
    /// The styles under UIKit's names.
    case `default`, cancel, destructive
  }

  package struct TextField: FormatValue, Sendable {
    package let placeholder: String?
    package let text: String?
    package let isSecure: Bool
    package let identifier: String?

    package static let reader: Reader<AlertDescription.TextField> = .object(
      "field",
      Field("placeholder", \.placeholder, "The text of the empty field."),
      Field("text", \.text, "The initial text."),
      Field("secure", \.isSecure, default: false, "Hides the typed text."),
      Field("id", \.identifier, "The accessibility identifier."),
      make: AlertDescription.TextField.init)
  }

  package static let reader: Reader<AlertDescription> = .object(
    "alert",
    Field("title", \.title, "The bold text."),
    Field("message", \.message, "The text below."),
    Field("style", \.style, default: .alert, "In the middle of the screen, or at its lower edge."),
    Field(
      "actions", \.actions, default: [], "The actions, in the order in which the app adds them."),
    Field("fields", \.fields, default: [], "Its text fields, from top to bottom."),
    make: AlertDescription.init)
}

/// An alert of a class from before iOS 8: `UIAlertView` or `UIActionSheet`.
///
/// Its delegate is the object whose method shows it; the delegate receives the index of the button.
package struct OlderAlertDescription: Sendable {
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

  package enum Kind: Sendable {
    case alertView
    case actionSheet
  }

  /// The texts of all buttons.
  package var titles: [String] { [cancel, destructive].compactMap(\.self) + buttons }

  package static let alertViewReader: Reader<OlderAlertDescription> = .object(
    "alert view", title, Fields.optional("message", Reader<String>.string, "The text below."),
    cancel, buttons,
    make: {
      OlderAlertDescription(
        kind: .alertView, title: $0, message: $1, cancel: $2, destructive: nil, buttons: $3)
    })

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

extension AlertDescription.Action {
  package static let reader: Reader<AlertDescription.Action> = .object(
    "action",
    Field("title", \.title, "The text on it."),
    Field("style", \.style, default: .default, "A second cancel action ends the app."),
    Field(
      "do", \.handler, as: AppAction.laterSteps,
      "The steps of its handler; without the key it has none."),
    make: AlertDescription.Action.init)
}
