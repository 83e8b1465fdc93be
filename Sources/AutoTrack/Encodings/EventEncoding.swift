/// How events are written down, and how several make the body of a request.
public enum EventEncoding: String, Sendable, CaseIterable {
  /// JSON objects; a request has an array of them.
  case json

  /// An event by itself.
  func content(of event: Event) -> [UInt8] { event.json }

  /// Several as the body of a request; they are taken as they are.
  func body(of contents: [[UInt8]]) -> RequestBody {
    var bytes = [UInt8(ascii: "[")]
    for content in contents {
      if bytes.count > 1 { bytes.append(UInt8(ascii: ",")) }
      bytes += content
    }
    return RequestBody(bytes: bytes + [UInt8(ascii: "]")], contentType: "application/json")
  }
}

/// What a request carries.
struct RequestBody: Equatable, Sendable {
  /// Its bytes.
  let bytes: [UInt8]
  /// Of which kind they are: `application/json`.
  let contentType: String
}
