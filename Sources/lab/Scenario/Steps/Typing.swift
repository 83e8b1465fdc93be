/// A person types, letter by letter.
package struct Typing: Sendable {
  /// What is typed.
  package let text: Located<String>
  /// The text input that is tapped before; nil for the one that is being edited.
  package let input: Located<ElementSelector>?

  /// The keys of a step that types.
  package static let fields = Fields(
    Fields.required("type", Reader<String>.string.located, "Types a text, letter by letter."),
    Fields.optional(
      "into", ElementSelector.reader.located,
      "The text input, which is tapped before; else the one that is being edited."),
    make: { Typing(text: $0, input: $1) })
}

/// A key of the keyboard that types no letter.
package enum KeyboardKey: String, CaseIterable, Sendable {
  /// The key at the lower right, whatever stands on it.
  case `return`
  /// Takes the last letter away.
  case delete
}
