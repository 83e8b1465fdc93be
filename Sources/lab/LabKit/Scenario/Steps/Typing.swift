package import LabLanguage

/// A person's typing, letter by letter.
package struct Typing: Sendable {
  /// The typed text.
  package let text: Located<String>
  /// The text input, tapped first; nil for the one being edited.
  package let input: Located<ElementSelector>?

  /// The keys of a step that types.
  package static let fields = Fields(
    Fields.required("type", Reader<String>.string.located, "Types a text, letter by letter."),
    Fields.optional(
      "into", ElementSelector.reader.located,
      "The text input, which is tapped first; else the edited one."),
    make: { Typing(text: $0, input: $1) })
}

/// A key of the keyboard that types no letter.
package enum KeyboardKey: String, CaseIterable, Sendable {
  /// The key at the lower right, under any label.
  case `return`
  /// The key that deletes the last letter.
  case delete
}
