import AutoTrack

extension ViewPath {
  /// A path in its text form; a mistake in it is shown where it stands.
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
  /// Records what is wrong with a path that stands, in quotes, at some bytes of the file.
  func record(_ error: ViewPathError, at range: Range<Int>) {
    // An escape makes the text in the file longer than what it says.
    let isPlain = range.count == error.text.utf8.count + 2
    let offset = range.lowerBound + (isPlain ? 1 + error.offset : 0)
    record(
      Mistake(
        "\(error.text.quoted) is no view path: expected \(error.expectation.rawValue)", at: offset))
  }
}
