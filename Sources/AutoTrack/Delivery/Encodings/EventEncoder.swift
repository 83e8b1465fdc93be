/// Writes events down one after another, and what they share only once.
package struct EventEncoder {
  /// How.
  package let encoding: EventEncoding
  private var json = JSONWriter()
  private var protobuf = ProtobufEncoder()

  /// Nothing is written yet.
  package init(_ encoding: EventEncoding) {
    self.encoding = encoding
  }

  /// An event by itself, as the body of a request takes it.
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

/// Writes events as protobuf into a buffer that it keeps.
package struct ProtobufEncoder {
  private var writer = ProtobufWriter()
  /// What the last event had in common with those around it.
  private var shared: SharedProtobuf?
  /// How details stand among that.
  private var layouts = DetailLayouts()

  /// Nothing is written yet.
  package init() {}

  /// The last event that was written.
  package var bytes: [UInt8] { writer.bytes }

  /// What ``Event/protobuf`` says, byte for byte.
  package mutating func content(of event: Event) -> [UInt8] {
    write(event)
    return Array(writer.bytes[...])
  }

  /// Writes an event in the place of the last; few share nothing, and these are written as a whole.
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
