import AutoTrack

/// Benchmark of encoding an event of 20 properties as protobuf, against our own JSON.
///
/// The event is made before, and both encoders reuse their buffers, like a writer of many events.
final class EncodingBench {
  private let event = EventBench().sample
  private var json = JSONWriter()
  private var protobuf = ProtobufEncoder()
  private var byteCount = 0

  func writeJSON(_ count: Int) {
    for _ in 0..<count {
      json.clear()
      event.write(to: &json)
      byteCount += json.bytes.count
    }
  }

  func writeProtobuf(_ count: Int) {
    for _ in 0..<count {
      protobuf.write(event)
      byteCount += protobuf.bytes.count
    }
  }

  /// Throws unless both outputs equal those of the event's own encoders.
  func verify() throws {
    guard byteCount > 0, json.bytes.isEmpty || json.bytes == event.json,
      protobuf.bytes.isEmpty || protobuf.bytes == event.protobuf
    else { throw BenchError.wrong("\(protobuf.bytes.count) bytes against \(json.bytes.count)") }
  }
}
