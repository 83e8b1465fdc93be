import AutoTrack
package import LabLanguage

/// An answer of a scenario's server to one request, or to all that follow.
package struct ServerAnswer: Sendable {
  package let path: String
  /// The status; a request with the current `ETag` gets 304 instead of 200.
  package let status: Int
  package let headers: [Entry<String>]
  package internal(set) var body: String
  /// True if the scenario itself contains the body.
  package let hasBody: Bool
  /// The file of business data to use as the body.
  package let businessData: Located<String>?
  package let latency: Duration

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

/// The source of a tracker's remote configuration, as written in a file.
package struct RemoteDescription: Sendable {
  /// The path on the scenario's server.
  package let path: Located<String>
  /// The time for which an answer stays valid.
  package let interval: Duration

  /// The keys of `remoteConfiguration`.
  package static let reader: Reader<RemoteDescription> = .object(
    "remote configuration",
    Fields.required("path", Reader<String>.filled.located, "The path on the server."),
    Fields.optional(
      "interval", .duration, "The lifetime of an answer; `\"24h\"` unless given."),
    make: { RemoteDescription(path: $0, interval: $1 ?? .seconds(86_400)) })
}

extension Reader where Value == Located<String>? {
  /// Reads a path on the scenario's server.
  package static var path: Reader { Reader<String>.filled.located.map { .some($0) } }
}

/// Checks of the scenario's server, which answers the tracker.
extension ScenarioCheck {
  /// Records paths that the server does not have, and answers with two bodies.
  func checkServer() {
    let tracker = scenario.tracker
    let paths = scenario.server.map(\.value.path)
    for path in [tracker.businessData, tracker.remote?.path].compactMap(\.self)
    where !paths.contains(path.value) {
      mistakes.record(
        "the scenario's server has no \(path.value.quoted)", path.value, at: path.range,
        among: paths, "paths")
    }
    for answer in scenario.server where answer.value.hasBody {
      guard let file = answer.value.businessData else { continue }
      mistakes.record(
        "'body' and 'businessData' exclude each other", at: file.range,
        remedy: "remove one of them")
    }
  }
}
