/// A replacement of a range of text by another text; counted in UTF-16, as in UIKit.
struct TextChange {
  /// The shape of the delegates' questions about a change: input, range, replacement.
  typealias Question = GeneralShape<Bool, DynamicObject?, Int, Int, String?>

  let location: Int
  let length: Int
  let replacement: String

  /// The change that types a piece at the end.
  init(appending text: String, to content: EditedText) {
    (location, length, replacement) = (content.units, 0, text)
  }

  /// The change that deletes the last character, which may be several units long.
  init?(deletingFrom content: EditedText) {
    guard let last = content.string.last else { return nil }
    length = last.utf16.count
    (location, replacement) = (content.units - length, "")
  }
}

extension CachedDelegate {
  /// True if the delegate allows a change of text, or does not implement the method.
  func allows(
    _ message: Message<TextChange.Question>, _ change: TextChange, of asker: DynamicObject
  ) -> Bool {
    receiver(of: message)?.send(message)(
      asker, change.location, change.length, change.replacement) ?? true
  }
}
