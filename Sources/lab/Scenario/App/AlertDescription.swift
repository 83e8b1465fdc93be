/// An alert that an app shows: `UIAlertController` with its actions.
package struct AlertDescription: Sendable {
  /// The bold text; nil for none.
  package let title: String?
  /// The text below; nil for none.
  package let message: String?
  /// In the middle of the screen, or at its lower edge.
  package let style: Style
  /// What a person can choose, in the order in which the app added them.
  package let actions: [Action]
  /// Its text fields, from above.
  package let fields: [Field]

  /// `UIAlertControllerStyle`.
  package enum Style: String, CaseIterable, Sendable {
    /// By UIKit's words.
    case alert, actionSheet
  }

  /// A button of an alert, and what it does.
  package struct Action: Sendable {
    /// The text on it.
    package let title: String
    /// `UIAlertActionStyle`.
    package let style: ActionStyle
    /// What its handler does; nil for an action without a handler.
    package let handler: [AppAction]?
  }

  /// `UIAlertActionStyle`; a second cancel action ends the app.
  package enum ActionStyle: String, CaseIterable, Sendable {
    /// By UIKit's words.
    case `default`, cancel, destructive
  }

  /// A text field of an alert.
  package struct Field: Sendable {
    /// What it shows while it is empty.
    package let placeholder: String?
    /// What it begins with.
    package let text: String?
    /// Whether what is typed is hidden.
    package let isSecure: Bool
    /// The accessibility identifier, for selectors.
    package let identifier: String?
  }
}
