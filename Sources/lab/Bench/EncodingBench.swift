import AutoTrack

/// What it costs to write an event of 20 properties as protobuf, against our own JSON of it.
///
/// The event is there already, and both ways keep their buffers, as who writes many does.
final class EncodingBench {
  private let event = EventBench().sample
  private var json = JSONWriter()
  private var protobuf = ProtobufEncoder()
  private var byteCount = 0

  /// Writes so many as JSON.
  func writeJSON(_ count: Int) {
    for _ in 0..<count {
      json.clear()
      event.write(to: &json)
      byteCount += json.bytes.count
    }
  }

  /// Writes so many as protobuf.
  func writeProtobuf(_ count: Int) {
    for _ in 0..<count {
      protobuf.write(event)
      byteCount += protobuf.bytes.count
    }
  }

  /// Whether everything was written, and is what an event says that is written alone.
  func verify() throws {
    guard byteCount > 0, json.bytes.isEmpty || json.bytes == event.json,
      protobuf.bytes.isEmpty || protobuf.bytes == event.protobuf
    else { throw BenchError.wrong("\(protobuf.bytes.count) bytes against \(json.bytes.count)") }
  }
}
