/// The encoded parts that events of one context and one method share.
///
/// It corresponds to ``SharedProperties`` for JSON: an event copies these parts and encodes its own
/// between them.
final class SharedProtobuf {
  let context: EventContext
  let method: EventMethod
  /// The author and the library, up to the place of `$lib_detail`.
  private let opening: [UInt8]
  /// The same with the key of `$lib_detail`.
  private let detailOpening: [UInt8]
  private let detailKeySize: Int
  /// The rest of the library.
  private let closing: [UInt8]
  /// The project and the token.
  private let ending: [UInt8]
  private let keys: SharedKeys
  /// The encoded properties, and the end of each; the first begins at 0.
  private let written: [UInt8]
  private let ends: [Int]

  /// Encodes the shared parts.
  init(_ context: EventContext, _ method: EventMethod) {
    (self.context, self.method) = (context, method)
    let properties = context.shared.properties(with: [:], by: method)
    keys = SharedKeys(of: properties, last: context.last)
    (written, ends) = Self.written(EventField.properties, properties)
    let library = context.library.properties(method: method, screen: nil)
    let (lines, lineEnds) = Self.written(EventField.library, library)
    let detail = library.place(of: Library.detailKey.text)
    let middle = detail == 0 ? 0 : lineEnds[detail - 1]
    opening =
      Self.bytes { context.author.write(loginID: context.author.loginID, to: &$0) }
      + lines[..<middle]
    (detailOpening, detailKeySize) = Self.opened(
      opening, EventField.library, Library.detailKey.text)
    closing = Array(lines[middle...])
    ending = Self.bytes {
      $0.overrides(project: context.overrides.project, token: context.overrides.token)
    }
  }

  /// Appends an event without its head; the layout of its details is memoised.
  func write(
    _ details: Properties, screen: String?, knowing layouts: inout DetailLayouts,
    to writer: inout ProtobufWriter
  ) {
    if let screen {
      writer.copy(detailOpening[...])
      writer.value(screen, Library.detailEnding, behindKeyOf: detailKeySize)
    } else {
      writer.copy(opening[...])
    }
    write(details, knowing: &layouts, to: &writer)
    if !ending.isEmpty { writer.copy(ending[...]) }
  }

  /// Appends library and properties by the memoised layout of the details, or else by merging.
  private func write(
    _ details: Properties, knowing layouts: inout DetailLayouts, to writer: inout ProtobufWriter
  ) {
    if let layout = layouts.layout(for: details, { layout(of: details) }) {
      return details.write(in: layout, to: &writer)
    }
    writer.copy(closing[...])
    keys.merge(details, into: &writer) { places, writer in
      copy(places, to: &writer)
    } write: { place, writer in
      details.write(at: place, to: &writer)
    }
  }

  /// Returns the layout of the rest of the library and all properties; nil for keys beyond ASCII.
  private func layout(of details: Properties) -> DetailLayout? {
    guard let layout = DetailLayout(of: details) else { return nil }
    var target = (writer: ProtobufWriter(), layout: layout)
    target.writer.copy(closing[...])
    keys.merge(details, into: &target) { places, target in
      copy(places, to: &target.writer)
    } write: { place, target in
      let keySize = target.writer.beginProperty(EventField.properties, details.key(at: place))
      target.layout.note(place, behind: target.writer.bytes.count, keySize: keySize)
    }
    target.layout.finish(target.writer.bytes)
    return target.layout
  }

  private func copy(_ places: Range<Int>, to writer: inout ProtobufWriter) {
    guard !places.isEmpty else { return }
    let start = places.lowerBound == 0 ? 0 : ends[places.lowerBound - 1]
    writer.copy(written[start..<ends[places.upperBound - 1]])
  }

  private static func opened(
    _ opening: [UInt8], _ field: UInt8, _ key: String
  ) -> (bytes: [UInt8], keySize: Int) {
    var writer = ProtobufWriter()
    writer.copy(opening[...])
    let size = writer.beginProperty(field, key)
    return (writer.bytes, size)
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
  fileprivate func write(at place: Int, to writer: inout ProtobufWriter) {
    let pair = self[place]
    writer.property(EventField.properties, pair.key, pair.value)
  }

  /// Appends the values between the fixed bytes of their layout.
  fileprivate func write(in layout: DetailLayout, to writer: inout ProtobufWriter) {
    let (pairs, steps) = (pairs.span, layout.steps.span)
    for index in steps.indices {
      let (place, keySize) = (steps[index].place, steps[index].keySize)
      writer.copy(layout.written[steps[index].before])
      if case .string(let text) = pairs[place].value {
        writer.value(text, behindKeyOf: keySize)
      } else {
        writer.value(pairs[place].value, behindKeyOf: keySize)
      }
    }
    writer.copy(layout.ending)
  }
}
