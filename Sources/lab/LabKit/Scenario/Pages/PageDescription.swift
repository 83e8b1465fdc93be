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
      "Where the page's own SDK sends its events where there is no bridge; else there is no SDK."),
    .optional(
      "load", PageAction.list, default: [], "What the page does as soon as it is there."),
    .optional(
      "elements", .entries(of: PageAction.list), default: [],
      "What a person can tap on it, by names of the file's own."),
    make: { PageDescription(title: $0 ?? "", server: $1, steps: $2, elements: $3) })
}
