import AutoTrack
import LabLanguage

extension PathPattern {
  /// Reads a path in which `[*]` matches every index; a mistake is shown at its character.
  static let reader = Reader<PathPattern>(
    "view path", from: [.string]
  ) { node, mistakes in
    guard case .string(let text) = node.value else { return nil }
    do throws(ViewPathError) {
      let pattern = try PathPattern(text)
      return pattern.check(in: node, of: text, mistakes) ? pattern : nil
    } catch {
      let message = "\(text.quoted) is not a view path: expected \(error.expectation)"
      mistakes.record(
        Mistake(
          message, at: node.place(of: error.offset, in: text),
          remedy: "copy the path from lab tree; [*] matches every index"))
      return nil
    }
  }
}

extension PathPattern {
  /// Returns true if a view can have such a path; records a mistake if not.
  ///
  /// In the default scheme, every step has a class and an index (S3.7a).
  fileprivate func check(in node: Node, of text: String, _ mistakes: Mistakes) -> Bool {
    var offset = 0
    for step in steps {
      if let fault = step.fault {
        let end = step.className.text.isNameOfClass ? step.className.text.utf8.count : 0
        mistakes.record(
          Mistake(
            "\(text.quoted) is not a view path: expected \(fault)",
            at: node.place(of: offset + end, in: text),
            remedy: "copy the path from lab tree; [*] matches every index"))
        return false
      }
      offset += "\(step)".utf8.count + 1
    }
    return true
  }
}

extension PathPattern.Step {
  /// The expectation that the step does not meet, if any.
  fileprivate var fault: String? {
    if !className.text.isNameOfClass { return "the name of a class" }
    if case .one(let step) = self, step.index == .none { return "an index in brackets" }
    return nil
  }
}

extension String {
  /// True if a class or a page alias can have this name, which excludes selectors.
  fileprivate var isNameOfClass: Bool { first.map { !"#.*".contains($0) } ?? false }
}

extension Node {
  /// Returns the position of a byte of a string in the file; the start if escapes make it longer.
  func place(of offset: Int, in text: String) -> Int {
    range.lowerBound + (range.count == text.utf8.count + 2 ? 1 + offset : 0)
  }
}
