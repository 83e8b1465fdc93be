/// Properties that are encoded once as members, to be copied into many objects.
final class WrittenProperties: Sendable {
  let properties: Properties
  private let bytes: [UInt8]
  /// The end of each member, after its comma; the first begins at 0.
  private let ends: [Int]

  init(_ properties: Properties) {
    self.properties = properties
    var (writer, ends) = (JSONWriter(capacity: 64 * properties.count), [Int]())
    ends.reserveCapacity(properties.count)
    for place in properties.indices {
      properties.write(at: place, to: &writer)
      ends.append(writer.bytes.count)
    }
    (bytes, self.ends) = (writer.bytes, ends)
  }

  func copy(to object: inout JSONWriter) { object.members(written: bytes[...]) }

  func copy(_ places: Range<Int>, to object: inout JSONWriter) {
    guard !places.isEmpty else { return }
    let start = places.lowerBound == 0 ? 0 : ends[places.lowerBound - 1]
    object.members(written: bytes[start..<ends[places.upperBound - 1]])
  }
}

/// A key of many objects with its JSON spelling, encoded once.
package struct MemberName: Sendable {
  /// The key.
  package let text: String
  /// The quoted key and its colon, as they begin a member.
  let written: [UInt8]

  /// Encodes a key.
  package init(_ text: String) {
    var writer = JSONWriter(capacity: text.utf8.count + 3)
    writer.begin(text)
    self.text = text
    written = writer.bytes
  }
}
