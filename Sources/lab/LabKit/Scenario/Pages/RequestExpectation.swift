package import LabLanguage

/// An expected request of a page to its own server, not through the app.
package struct RequestExpectation: Sendable {
  /// The name of the event in it.
  package let event: String
  /// Some of the event's properties.
  package let properties: [Entry<PropertyExpectation>]
  /// True if the request must have reached the server, false if it must be lost.
  package let arrived: Bool

  /// The keys of an expected request.
  package static let reader: Reader<RequestExpectation> = .object(
    "request",
    .required("event", .string, "The name of the event that the page's SDK has sent."),
    .optional(
      "with", .entries(of: PropertyExpectation.reader), default: [],
      "Some of its properties, `distinct_id` among them: values, or matchers."),
    .optional(
      "arrived", .boolean, default: true, "The request reached the server; else it is lost."),
    make: { RequestExpectation(event: $0, properties: $1, arrived: $2) })
}
