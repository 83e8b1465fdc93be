import AutoTrack

/// A page of the web as a file writes it: what its own SDK is, and what it does.
package struct PageDescription: Sendable {
  /// The page's title.
  package let title: String
  /// Where the page's own SDK sends its events; nil for a page without one.
  package let server: String?
  /// What the page does as soon as it is there.
  package let steps: [PageAction]
  /// What a person can tap on it, by names, with what each does.
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
