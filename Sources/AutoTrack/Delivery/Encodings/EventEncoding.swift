/// The encodings of events and of requests' bodies (docs/delivery.md).
public enum EventEncoding: String, Sendable, CaseIterable {
  /// JSON objects; a body is an array of them.
  case json
  /// Messages of `docs/event.proto`; a body is an `EventBatch`.
  case protobuf
  /// JSON objects; a body is a form with their compressed array (docs/delivery.md).
  case form

  /// Returns the body of a request with encoded events.
  ///
  /// Events that an earlier run stored in another encoding give a body of that encoding. With a
  /// time, each event carries it as `_flush_time`, in milliseconds since 1970.
  package func body(of contents: [[UInt8]], flushedAt time: Int? = nil) -> RequestBody {
    if contents.first?.first == Self.firstByteOfProtobuf {
      return RequestBody(protobuf: contents, flushedAt: time)
    }
    return self == .form
      ? RequestBody(form: contents, flushedAt: time) : RequestBody(json: contents, flushedAt: time)
  }

  /// The tag of an event's first field, which is always present; JSON begins with a brace.
  private static let firstByteOfProtobuf: UInt8 = 0x0A
}
