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
}
