/// A key that many objects have, in its quotes and with its colon written once.
package struct MemberName: Sendable {
  /// The key.
  package let text: String
  /// How JSON begins a member of that key.
  let written: [UInt8]

  /// Writes the key once.
  package init(_ text: String) {
    var writer = JSONWriter(capacity: text.utf8.count + 3)
    writer.begin(text)
    self.text = text
    written = writer.bytes
  }
}
