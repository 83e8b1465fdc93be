package import AutoTrack
package import LabLanguage

/// A web page as written in a file: its SDK and its behaviour.
package struct PageDescription: Sendable {
  package let title: String
  /// The server of the page's own SDK; nil for a page without one.
  package let server: String?
  package let steps: [PageAction]
  /// The elements that a person can tap, by name, with their steps.
  package let elements: [Entry<[PageAction]>]

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

/// An expected request of a page to its own server, not through the app.
package struct RequestExpectation: FormatValue, Sendable {
  package let event: String
  package let properties: [Entry<PropertyExpectation>]
  package let arrived: Bool

  package static let reader: Reader<RequestExpectation> = .object(
    "request",
    Field("event", \.event, "The name of the event that the page's SDK has sent."),
    Field(
      "with", \.properties, as: .entries(of: PropertyExpectation.reader), default: [],
      "Some of its properties, `distinct_id` among them: values, or matchers."),
    Field("arrived", \.arrived, default: true, "The request reached the server; else it is lost."),
    make: RequestExpectation.init)
}

/// The keys of `bridge` in a tracker's configuration.
package enum BridgeDescription {
  /// Reads the bridge between pages and the tracker; every channel is closed by default.
  package static let reader: Reader<BridgeConfiguration> = .object(
    "bridge", filling: BridgeConfiguration(),
    Field(
      "userAgent", \.marksUserAgent, default: false,
      "Adds a marker to the user agent of web views, so that pages send requests."),
    Field(
      "scriptMessages", \.takesScriptMessages, default: false, "Lets pages post script messages."),
    Field(
      "server", \.server, as: .serverAddress, "The app's own server, which pages can ask for."),
    Field(
      "verify", \.verifiesServer, default: false,
      "Rejects events of pages for another server or project; needs `server`."))

  static let optional = Reader<BridgeConfiguration?>(
    reader.noun, from: reader.kinds, keys: reader.keys, shape: reader.shape
  ) { node, mistakes in
    guard let bridge = reader.read(node, mistakes) else { return nil }
    if bridge.verifiesServer, bridge.server == nil {
      mistakes.record(
        "'verify' needs 'server', which it compares with the servers of pages", at: node.range,
        remedy: "add 'server'")
    }
    return .some(bridge)
  }
}
