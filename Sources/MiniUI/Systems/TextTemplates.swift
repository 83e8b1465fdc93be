/// The private views of text input.
struct TextTemplates: Sendable {
  /// What a search bar is made of; its text field is ``ViewTemplate/Slot/fields``.
  let searchBar: ViewTemplate
  /// The button beside a search field.
  let searchCancel: ViewTemplate

  /// Every template, for the declaration of its class.
  var all: [ViewTemplate] { [searchBar, searchCancel] }
}
