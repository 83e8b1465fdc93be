/// The private views of text inputs.
struct TextTemplates: Sendable {
  /// The views of a search bar; its text field is ``ViewTemplate/Slot/fields``.
  let searchBar: ViewTemplate
  /// The button beside a search field.
  let searchCancel: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] { [searchBar, searchCancel] }
}
