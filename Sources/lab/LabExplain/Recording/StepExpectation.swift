import AutoTrack
import LabKit
import LabLanguage

/// The place for `expect` in the text of a step that has none.
struct StepExpectation {
  private let node: Node
  private let file: SourceFile

  /// The widest line that the lab writes, in Characters.
  static let width = 100

  init(of node: Node, in file: SourceFile) {
    self.node = node
    self.file = file
  }

  func edit(expecting events: [Event]) -> SourceEdit {
    guard case .object(let members) = node.value, let last = members.last else {
      return SourceEdit(node.range, wordStep(events))
    }
    let end = last.value.range.upperBound
    let isOnOneLine = file.lineRange(at: node.range.lowerBound).contains(end)
    let line = "expect: \(Self.list(events))"
    let column = file.position(at: end).column
    if isOnOneLine, column + line.count + 4 <= Self.width {
      return SourceEdit(end..<end, ", " + line)
    }
    let text = Self.list(events, key: "expect: ", indent: indent)
    return SourceEdit(end..<end, ",\n" + String(repeating: " ", count: indent) + text)
  }

  /// Returns an object in place of a word such as `"background"`.
  private func wordStep(_ events: [Event]) -> String {
    guard case .string(let word) = node.value else { return file.text(in: node.range) }
    let start = "{ \(word): {}, "
    let line = "expect: \(Self.list(events))"
    if indent + start.count + line.count + 3 <= Self.width { return start + line + " }" }
    return "{ \(word): {},\n" + String(repeating: " ", count: indent)
      + Self.list(events, key: "expect: ", indent: indent) + " }"
  }

  /// The blanks before the keys of the step on lines of their own.
  private var indent: Int {
    let line = file.text(in: file.lineRange(at: node.range.lowerBound))
    return line.prefix { $0 == " " }.count + 2
  }

  /// The expectations of events on one line.
  static func list(_ events: [Event]) -> String {
    "[\(events.map { ExpectationText($0).line }.joined(separator: ", "))]"
  }

  /// The expectations on one line if they fit, else one line each.
  private static func list(_ events: [Event], key: String, indent: Int) -> String {
    let line = key + list(events)
    if indent + line.count + 3 <= width { return line }
    let inner = String(repeating: " ", count: indent + 2)
    let lines = events.map { event in
      inner + ExpectationText(event).text(indent: indent + 2, width: width - 1) + ",\n"
    }
    return key + "[\n" + lines.joined() + String(repeating: " ", count: indent) + "]"
  }
}
