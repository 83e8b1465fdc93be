import AutoTrack
package import LabLanguage

/// A web page as written in a file: its SDK and its behaviour.
package struct PageDescription: Sendable {
  /// The page's title.
  package let title: String
  /// The server of the page's own SDK; nil for a page without one.
  package let server: String?
  /// The steps on load.
  package let steps: [PageAction]
  /// The elements that a person can tap, by name, with their steps.
  package let elements: [Entry<[PageAction]>]

  /// The keys of a page.
  package static let reader: Reader<PageDescription> = .object(
    "page",
    .optional("title", .string, "The page's title."),
    .optional(
      "server", .serverAddress,
      "The server of the page's own SDK, for use without a bridge; else there is no SDK."),
    .optional(
      "load", PageAction.list, default: [], "The steps of the page when it loads."),
    .optional(
      "elements", .entries(of: PageAction.list), default: [],
      "The page's tappable elements, by name."),
    make: { PageDescription(title: $0 ?? "", server: $1, steps: $2, elements: $3) })
}
