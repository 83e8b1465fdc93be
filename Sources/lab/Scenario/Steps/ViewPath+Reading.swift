import AutoTrack

extension ViewPath {
  /// A path in its text form; a mistake in it is shown where it stands.
  static let reader = Reader<ViewPath>(
    Noun(one: "a view path", many: "view paths"), from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    return read(text, at: node.range, mistakes)
  }

  /// Reads a text that stands, in quotes, at some bytes of a file.
  static func read(_ text: String, at range: Range<Int>, _ mistakes: Mistakes) -> ViewPath? {
    do throws(ViewPathError) {
      return try ViewPath(text)
    } catch {
      // An escape makes the text in the file longer than what it says.
      let isPlain = range.count == text.utf8.count + 2
      let offset = range.lowerBound + (isPlain ? 1 + error.offset : 0)
      mistakes.record(
        Mistake(
          "\(text.quoted) is no view path: expected \(error.expectation.rawValue)", at: offset))
      return nil
    }
  }
}
