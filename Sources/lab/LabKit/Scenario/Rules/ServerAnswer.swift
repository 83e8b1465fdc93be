package import LabLanguage

/// An answer of a scenario's server to one request, or to all that follow.
package struct ServerAnswer: Sendable {
  /// The path of the request.
  package let path: String
  /// The status; a request with the current `ETag` gets 304 instead of 200.
  package let status: Int
  /// The headers by name.
  package let headers: [Entry<String>]
  /// The body.
  package internal(set) var body: String
  /// True if the scenario itself contains the body.
  package let hasBody: Bool
  /// The file of business data to use as the body.
  package let businessData: Located<String>?
  /// The delay of the answer.
  package let latency: Duration

  /// The keys of an answer.
  package static let reader: Reader<ServerAnswer> = .object(
    Noun(one: "a server's answer", many: "servers' answers"),
    Fields.required("path", Reader<String>.filled, "The requested path: `\"/config\"`."),
    Fields.optional(
      "status", Reader<Int>.integer(in: 100...599), default: 200, "The status of the answer."),
    Fields.optional(
      "headers", Reader<[Entry<String>]>.entries(of: .string), default: [],
      "Headers by name; a request that knows the `ETag` is answered 304."),
    Fields.optional("body", body, "The body: a text unchanged, other values as JSON."),
    Fields.optional(
      "businessData", Reader<String>.string.located,
      "A file of business data as the body, found like an app file."),
    Fields.optional("latency", .duration, "The delay of the answer; else none."),
    make: { path, status, headers, body, businessData, latency in
      ServerAnswer(
        path: path, status: status, headers: headers, body: body ?? "",
        hasBody: body != nil, businessData: businessData, latency: latency ?? .zero)
    })

  private static let body = Reader<String>(
    Noun(one: "a text, an object or an array", many: "bodies"), from: [.string, .object, .array]
  ) { node, mistakes in
    if case .string(let text) = node.value { return text }
    let inexact = node.inexactNumbers
    for number in inexact { _ = Reader<Int>.wide.read(number, mistakes) }
    return inexact.isEmpty ? node.json : nil
  }
}
