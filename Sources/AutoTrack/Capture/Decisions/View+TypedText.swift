public import MiniUI

extension View {
  /// Whether a person types into this, so that its text is nobody's business.
  ///
  /// These are the system's three inputs, and whatever takes keys as they do.
  var takesText: Bool {
    self is SearchBar || responds(to: SelectorID(.`insertText:`))
  }

  /// Whether what this shows may be what a person typed: it is a text input, or lies in one.
  public var showsTypedText: Bool {
    sequence(first: self, next: \.superview).contains(where: \.takesText)
  }

  /// What decisions call this view: never by what a person has typed.
  var summary: ViewSummary { ViewSummary(of: self, showingText: !takesText) }
}
