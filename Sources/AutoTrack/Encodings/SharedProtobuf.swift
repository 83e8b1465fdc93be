/// What the events of one context and one method have in common, written once.
///
/// As ``SharedProperties`` does it for JSON: an event copies this and writes its own between.
final class SharedProtobuf {
  /// What the events have in common.
  let context: EventContext
  /// Who had them captured.
  let method: EventMethod
  /// The author and the library, up to where its detail belongs.
  private let opening: [UInt8]
  /// The rest of the library.
  private let closing: [UInt8]
  /// Where they go.
  private let ending: [UInt8]
  /// The keys of the properties.
  private let keys: [OrderedKey]
  /// The properties as they are written, and where each ends; the first begins at 0.
  private let written: [UInt8]
  private let ends: [Int]

  /// Writes everything.
  init(_ context: EventContext, _ method: EventMethod) {
    (self.context, self.method) = (context, method)
    let properties = context.shared.properties(with: [:], by: method)
    keys = properties.map { OrderedKey($0.key) }
    (written, ends) = Self.written(EventField.properties, properties)
    let library = context.library.properties(method: method, screen: nil)
    let (lines, lineEnds) = Self.written(EventField.library, library)
    let detail = library.place(of: Library.detailKey.text)
    let middle = detail == 0 ? 0 : lineEnds[detail - 1]
    opening =
      Self.bytes { context.author.write(loginID: context.author.loginID, to: &$0) }
      + lines[..<middle]
    closing = Array(lines[middle...])
    ending = Self.bytes {
      $0.overrides(project: context.overrides.project, token: context.overrides.token)
    }
  }

  /// Appends everything of an event but its head.
  func write(_ details: Properties, detail: String?, to writer: inout ProtobufWriter) {
    writer.copy(opening[...])
    if let detail { writer.property(EventField.library, Library.detailKey.text, .string(detail)) }
    writer.copy(closing[...])
    write(details, to: &writer)
    if !ending.isEmpty { writer.copy(ending[...]) }
  }

  /// Details come where they belong, in the place of what has their key, unless that is said last.
  private func write(_ details: Properties, to writer: inout ProtobufWriter) {
    var next = 0
    for place in details.indices {
      let key = OrderedKey(details.key(at: place))
      let end = keys.place(of: key, after: next)
      copy(next..<end, to: &writer)
      next = end
      if end < keys.count, keys[end] == key {
        guard context.last[key.text] == nil else { continue }
        next += 1
      }
      details.write(at: place, to: &writer)
    }
    copy(next..<keys.count, to: &writer)
  }

  private func copy(_ places: Range<Int>, to writer: inout ProtobufWriter) {
    guard !places.isEmpty else { return }
    let start = places.lowerBound == 0 ? 0 : ends[places.lowerBound - 1]
    writer.copy(written[start..<ends[places.upperBound - 1]])
  }

  private static func written(
    _ field: UInt8, _ properties: Properties
  ) -> (bytes: [UInt8], ends: [Int]) {
    var (writer, ends) = (ProtobufWriter(), [Int]())
    for (key, value) in properties {
      writer.property(field, key, value)
      ends.append(writer.bytes.count)
    }
    return (writer.bytes, ends)
  }

  private static func bytes(_ write: (inout ProtobufWriter) -> Void) -> [UInt8] {
    var writer = ProtobufWriter()
    write(&writer)
    return writer.bytes
  }
}

extension Properties {
  /// Appends one pair as a property.
  fileprivate func write(at place: Int, to writer: inout ProtobufWriter) {
    let pair = self[place]
    writer.property(EventField.properties, pair.key, pair.value)
  }
}
