package import LabLanguage

/// An alert of an app: `UIAlertController` with its actions.
package struct AlertDescription: Sendable {
  /// The bold text, if any.
  package let title: String?
  /// The text below the title, if any.
  package let message: String?
  /// The style: in the middle of the screen, or at its lower edge.
  package let style: Style
  /// The actions in the order in which the app adds them.
  package let actions: [Action]
  /// The text fields, top to bottom.
  package let fields: [Field]

  /// `UIAlertControllerStyle`.
  package enum Style: String, CaseIterable, Sendable {
    /// The styles under UIKit's names.
    case alert, actionSheet
  }

  /// A button of an alert, and its handler.
  package struct Action: Sendable {
    /// The button's text.
    package let title: String
    /// `UIAlertActionStyle`.
    package let style: ActionStyle
    /// The steps of the handler; nil for an action without one.
    package let handler: [AppAction]?
  }

  /// `UIAlertActionStyle`; a second cancel action ends the app.
  package enum ActionStyle: String, CaseIterable, Sendable {
    /// The styles under UIKit's names.
    case `default`, cancel, destructive
  }

  /// A text field of an alert.
  package struct Field: Sendable {
    /// The text shown while the field is empty.
    package let placeholder: String?
    /// The initial text.
    package let text: String?
    /// True if the field hides its text.
    package let isSecure: Bool
    /// The accessibility identifier, for selectors.
    package let identifier: String?
  }

  /// The keys of an alert.
  package static let reader: Reader<AlertDescription> = .object(
    "alert",
    Fields.optional("title", Reader<String>.string, "The bold text."),
    Fields.optional("message", Reader<String>.string, "The text below."),
    Fields.optional(
      "style", Reader<Style>.word, default: .alert,
      "In the middle of the screen, or at its lower edge."),
    Fields.optional(
      "actions", Reader<[Action]>.array(of: Action.reader), default: [],
      "The actions, in the order in which the app adds them."),
    Fields.optional(
      "fields", Reader<[Field]>.array(of: Field.reader), default: [],
      "Its text fields, from top to bottom."),
    make: {
      AlertDescription(title: $0, message: $1, style: $2, actions: $3, fields: $4)
    })
}

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

extension AlertDescription.Action {
  /// The keys of an alert's action.
  package static let reader: Reader<AlertDescription.Action> = .object(
    "action",
    Fields.required("title", Reader<String>.string, "The text on it."),
    Fields.optional(
      "style", Reader<AlertDescription.ActionStyle>.word, default: .default,
      "A second cancel action ends the app."),
    Fields.optional(
      "do", AppAction.laterSteps, "The steps of its handler; without the key it has none."),
    make: { AlertDescription.Action(title: $0, style: $1, handler: $2) })
}

extension AlertDescription.Field {
  /// The keys of an alert's text field.
  package static let reader: Reader<AlertDescription.Field> = .object(
    "field",
    Fields.optional("placeholder", Reader<String>.string, "The text of the empty field."),
    Fields.optional("text", Reader<String>.string, "The initial text."),
    Fields.optional(
      "secure", Reader<Bool>.boolean, default: false, "Hides the typed text."),
    Fields.optional("id", Reader<String>.string, "The accessibility identifier."),
    make: {
      AlertDescription.Field(placeholder: $0, text: $1, isSecure: $2, identifier: $3)
    })
}
