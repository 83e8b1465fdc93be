package import LabLanguage

/// A button of a navigation bar: its title and its action to the controller.
package struct BarButtonDescription: Equatable, Sendable {
  /// The button's text.
  package let title: String
  /// The selector, colons included; nil for a button without an action.
  package let action: Located<String>?
  /// The accessibility identifier, for selectors.
  package let identifier: String?

  /// The keys of a bar button.
  package static let reader: Reader<BarButtonDescription> = .object(
    "bar button",
    .required("title", .string, "The text on it."),
    .optional(
      "action", Reader<String>.string.located,
      "The selector, which the controller gets: `\"didTapEdit:\"`."),
    .optional("id", .string, "The accessibility identifier."),
    make: { BarButtonDescription(title: $0, action: $1, identifier: $2) })
}
