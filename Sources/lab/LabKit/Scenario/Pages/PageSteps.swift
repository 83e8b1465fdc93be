package import LabLanguage

/// A step on a page: in a web view of the app, or in Safari.
package struct PageSteps: Sendable {
  /// The web view; nil for the only one on the screen.
  package let view: Located<ElementSelector>?
  /// The address that Safari opens first; nil for a page in the app.
  package let safari: String?
  /// The actions on the page, in order.
  package let actions: [PageAction]

  /// The variants, one per browser.
  static let variants: [Fields<PageSteps>] = [
    Fields(
      Fields.required("page", PageAction.list, "Runs steps of the page in a web view."),
      Fields.optional(
        "in", ElementSelector.reader.located,
        "The web view; else the only one on the screen."),
      make: { PageSteps(view: $1, safari: nil, actions: $0) }),
    Fields(
      Fields.required("safari", Reader<String>.string, "Safari opens an address."),
      Fields.optional("do", PageAction.list, default: [], "The steps of the page there."),
      make: { PageSteps(view: nil, safari: $0, actions: $1) }),
  ]
}

extension PageSteps: CustomStringConvertible {
  /// The step as timelines show it: `page tap buy`.
  package var description: String {
    let words = actions.map(\.description).joined(separator: ", ")
    guard let safari else { return "page \(words.isEmpty ? "nothing" : words)" }
    return "safari \(safari.shownWord)" + (words.isEmpty ? "" : ", \(words)")
  }
}
