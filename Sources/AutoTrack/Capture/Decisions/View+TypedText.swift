public import MiniUI

extension View {
  /// True for views that accept typed text, which is never captured.
  ///
  /// These are the system's three text inputs and all views that respond to `insertText:`.
  var takesText: Bool {
    self is SearchBar || responds(to: SelectorID(.`insertText:`))
  }

  /// True if the view may show typed text: it is a text input, or inside one.
  public var showsTypedText: Bool {
    sequence(first: self, next: \.superview).contains(where: \.takesText)
  }

  /// The view's summary for decisions, without typed text.
  var summary: ViewSummary { ViewSummary(of: self, showingText: !takesText) }
}
