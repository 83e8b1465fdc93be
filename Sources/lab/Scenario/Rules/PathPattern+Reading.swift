import AutoTrack

extension PathPattern {
  /// A path in which `[*]` stands for every index; a mistake in it is shown where it stands.
  static let reader = Reader<PathPattern>(
    Noun(one: "a view path", many: "view paths"), from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(ViewPathError) {
      return try PathPattern(text)
    } catch {
      let message = "\(text.quoted) is no view path: expected \(error.expectation.rawValue)"
      mistakes.record(
        Mistake(
          message, at: node.place(of: error.offset, in: text),
          remedy: "write it as lab tree shows it; [*] stands for every index"))
      return nil
    }
  }
}

extension Node {
  /// Where a byte of a string stands in the file; its beginning where an escape makes it longer.
  func place(of offset: Int, in text: String) -> Int {
    range.lowerBound + (range.count == text.utf8.count + 2 ? 1 + offset : 0)
  }
}
