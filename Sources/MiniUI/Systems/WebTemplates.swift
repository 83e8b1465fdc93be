/// The private views of web views.
struct WebTemplates: Sendable {
  /// What scrolls a page, and what shows it.
  let content: ViewTemplate

  /// The same in the older view.
  let oldContent: ViewTemplate

  /// Every template, for the declaration of its class.
  var all: [ViewTemplate] { [content, oldContent] }
}
