/// What a scenario's server answers to one request, or to all that follow.
package struct ServerAnswer: Sendable {
  /// What the request asks for.
  package let path: String
  /// The status; a request that knows the `ETag` already is answered 304 in the place of 200.
  package let status: Int
  /// Names and values of headers.
  package let headers: [Entry<String>]
  /// What is sent.
  package internal(set) var body: String
  /// Whether the file writes out what is sent.
  package let hasBody: Bool
  /// The file of business data that is sent in its place.
  package let businessData: Located<String>?
  /// How long the answer takes.
  package let latency: Duration

  /// The keys of an answer.
  package static let reader: Reader<ServerAnswer> = .object(
    Noun(one: "a server's answer", many: "servers' answers"),
    Fields.required("path", Reader<String>.filled, "What is asked for: `\"/config\"`."),
    Fields.optional(
      "status", Reader<Int>.integer(in: 100...599), default: 200, "How it is answered."),
    Fields.optional(
      "headers", Reader<[Entry<String>]>.entries(of: .string), default: [],
      "Headers by name; a request that knows the `ETag` is answered 304."),
    Fields.optional("body", body, "What is sent: a text as it is, anything else as JSON."),
    Fields.optional(
      "businessData", Reader<String>.string.located,
      "A file of business data that is sent, looked up as an app file is."),
    Fields.optional("latency", .duration, "How long it takes; the answer is there at once else."),
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
