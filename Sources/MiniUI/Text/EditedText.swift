/// A text that is edited at its end, with its lengths.
///
/// A typed letter costs the same in a long text as in a short one: the text is not copied, compared
/// or counted again.
struct EditedText {
  enum Edit {
    case append(String)
    /// Deletes the last character, which may be several UTF-16 units long.
    case deleteLast
  }

  private(set) var string: String
  /// The length in UTF-16 units, as UIKit counts.
  private(set) var units: Int
  /// The number of characters that a person sees.
  private(set) var characters: Int

  init(_ string: String = "") {
    (self.string, units, characters) = (string, string.utf16.count, string.count)
  }

  /// Edits the text; returns true if it changed.
  mutating func apply(_ edit: Edit) -> Bool {
    switch edit {
    case .append(let text): append(text)
    case .deleteLast: deleteLast()
    }
  }

  private mutating func append(_ text: String) -> Bool {
    guard !text.isEmpty else { return false }
    // The first character of the piece may join the last one: an accent, a part of an emoji.
    characters += string.last.map { (String($0) + text).count - 1 } ?? text.count
    units += text.utf16.count
    string += text
    return true
  }

  private mutating func deleteLast() -> Bool {
    guard let last = string.popLast() else { return false }
    (units, characters) = (units - last.utf16.count, characters - 1)
    return true
  }
}

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
