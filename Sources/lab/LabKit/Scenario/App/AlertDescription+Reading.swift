package import LabLanguage

extension AlertDescription {
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
