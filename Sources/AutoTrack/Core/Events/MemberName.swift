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
