/// The private views of web views.
struct WebTemplates: Sendable {
  /// The scroll view and the content view of a `WKWebView`.
  let content: ViewTemplate

  /// The scroll view and the content view of a `UIWebView`.
  let oldContent: ViewTemplate

  /// The templates, for the declaration of their classes.
  var all: [ViewTemplate] { [content, oldContent] }
}
