/// How events are written down, and how several make the body of a request (docs/delivery.md).
public enum EventEncoding: String, Sendable, CaseIterable {
  /// JSON objects; a request has an array of them.
  case json
  /// Messages of `docs/event.proto`; a request has an `EventBatch`.
  case protobuf
  /// JSON objects; a request has their array, compressed, as a field of a form (docs/delivery.md).
  case form

  /// Several events as the body of a request; their contents are taken as they are.
  ///
  /// Contents that an earlier run has written down in another way make a body of that way. With the
  /// time of the request, each event says it: `_flush_time`, milliseconds since 1970.
  package func body(of contents: [[UInt8]], flushedAt time: Int? = nil) -> RequestBody {
    if contents.first?.first == Self.firstByteOfProtobuf {
      return RequestBody(protobuf: contents, flushedAt: time)
    }
    return self == .form
      ? RequestBody(form: contents, flushedAt: time) : RequestBody(json: contents, flushedAt: time)
  }

  /// The tag of an event's first field, which is always there; JSON begins with a brace.
  private static let firstByteOfProtobuf: UInt8 = 0x0A
}
