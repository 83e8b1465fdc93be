import AutoTrack
import LabLanguage

extension ViewPath {
  /// Reads a path in its text form; a mistake is shown at its character.
  static let reader = Reader<ViewPath>(
    Noun(one: "a view path", many: "view paths"), from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(ViewPathError) {
      return try ViewPath(text)
    } catch {
      mistakes.record(error, at: node.range)
      return nil
    }
  }
}

extension Mistakes {
  /// Records a mistake in a path that is quoted at some bytes of the file.
  func record(_ error: ViewPathError, at range: Range<Int>) {
    // Escapes make the spelling longer than the text, so offsets do not correspond.
    let isPlain = range.count == error.text.utf8.count + 2
    let offset = range.lowerBound + (isPlain ? 1 + error.offset : 0)
    record(
      Mistake(
        "\(error.text.quoted) is not a view path: expected \(error.expectation.rawValue)",
        at: offset))
  }
}
