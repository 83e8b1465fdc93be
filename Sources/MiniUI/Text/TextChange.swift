/// A piece of text that is about to take the place of another; counted in UTF-16, as UIKit does.
struct TextChange {
  /// The shape of the messages that ask whether a change is allowed: input, range, replacement.
  typealias Question = GeneralShape<Bool, DynamicObject?, Int, Int, String?>

  /// Where the old piece begins.
  let location: Int
  /// How long the old piece is.
  let length: Int
  /// The new piece.
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
  /// Whether the delegate allows a change of text; one that does not answer does.
  func allows(
    _ message: Message<TextChange.Question>, _ change: TextChange, of asker: DynamicObject
  ) -> Bool {
    receiver(of: message)?.send(message)(
      asker, change.location, change.length, change.replacement) ?? true
  }
}
