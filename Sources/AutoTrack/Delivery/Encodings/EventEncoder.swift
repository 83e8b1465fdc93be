import MiniUI

/// An encoder of consecutive events, which reuses its buffer.
package struct EventEncoder {
  package let encoding: EventEncoding
  private var json = JSONWriter()
  private var protobuf = ProtobufWriter()

  package init(_ encoding: EventEncoding) {
    self.encoding = encoding
  }

  /// Returns an encoded event, as a request's body takes it.
  package mutating func content(of event: Event) -> [UInt8] {
    switch encoding {
    case .json, .form:
      json.clear()
      event.write(to: &json)
      return Array(json.bytes[...])
    case .protobuf:
      protobuf.clear()
      event.write(to: &protobuf)
      return Array(protobuf.bytes[...])
    }
  }
}

/// An encoder of a run's events as records.
struct RecordScribe {
  /// The id of the run: 32 hex digits.
  let session: String
  private var encoder: EventEncoder

  /// Creates a run's id from the process's random stream and the origin; ids are never shared.
  init(in process: AppProcess, origin: String, encoding: EventEncoding) {
    var chance = process.device.chance.stream("launch \(process.number)").stream("run \(origin)")
    session = chance.hex(bytes: 16)
    encoder = EventEncoder(encoding)
  }

  mutating func record(of event: Event) -> Record {
    Record(
      session: session, sequence: event.sequence,
      event: event.kind.isTrack ? event.name.text : event.kind.rawValue, time: event.time,
      content: encoder.content(of: event))
  }
}
