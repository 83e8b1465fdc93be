import MiniUI

/// An encoder of consecutive events, which encodes their shared parts once.
package struct EventEncoder {
  /// The encoding.
  package let encoding: EventEncoding
  private var json = JSONWriter()
  private var protobuf = ProtobufEncoder()

  /// Creates an encoder.
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
    case .protobuf: return protobuf.content(of: event)
    }
  }
}

/// An encoder of protobuf events into a reused buffer.
package struct ProtobufEncoder {
  private var writer = ProtobufWriter()
  /// The encoded shared parts of the last event.
  private var shared: SharedProtobuf?
  /// The layouts of details among them.
  private var layouts = DetailLayouts()

  /// Creates an encoder.
  package init() {}

  /// The last encoded event.
  package var bytes: [UInt8] { writer.bytes }

  /// Returns the encoded event, byte-identical to ``Event/protobuf``.
  package mutating func content(of event: Event) -> [UInt8] {
    write(event)
    return Array(writer.bytes[...])
  }

  /// Encodes an event over the last one; the rare events with extras are not shared.
  package mutating func write(_ event: Event) {
    writer.clear()
    guard event.extras == nil, event.kind.isTrack else { return event.write(to: &writer) }
    let shared = shared(by: event)
    event.writeHead(to: &writer)
    shared.write(event.details, screen: event.screen, knowing: &layouts, to: &writer)
  }

  private mutating func shared(by event: Event) -> SharedProtobuf {
    if let shared, shared.context === event.context, shared.method == event.method { return shared }
    let new = SharedProtobuf(event.context, event.method)
    (shared, layouts) = (new, DetailLayouts())
    return new
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
