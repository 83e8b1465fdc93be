/// The Swift source of MiniUI's messages, from the table that declares them.
///
/// `Sources/MiniUI/Dispatch/Messages` has both; `lab-dev generate messages` writes the files.
struct MessageSource {
  private struct Message {
    let name: Substring
    /// The selector as comments show it: `-copy`, `-[UISwitch setOn:]`.
    let selector: String
    var comment: String
    var paragraph: String?
    let isPublic: Bool
  }

  /// A file of messages, by the kind of their shapes.
  enum Part: String, CaseIterable {
    /// Shapes of frequent messages without a result.
    case void = "Void"
    /// Shapes of frequent messages with a result.
    case result = "Result"
    /// All other shapes.
    case general = "General"

    init(ofShape shape: String) {
      self =
        shape.hasPrefix("GeneralShape") ? .general : shape.hasSuffix("ToVoid") ? .void : .result
    }
  }

  private var shapes: [(name: String, messages: [Message])] = []

  /// Reads the table: a line for each shape, and an indented one for each of its messages.
  init(_ table: String) {
    for line in table.split(separator: "\n") {
      let text = line.drop { $0 == " " }
      if text.hasPrefix("#") { continue }
      if line.first != " " {
        shapes.append((String(line), []))
      } else if text.hasPrefix("| ") {
        changeLast { $0.comment += text.dropFirst(2) }
      } else if text.hasPrefix("> ") {
        changeLast { $0.paragraph = String(text.dropFirst(2)) }
      } else {
        shapes[shapes.count - 1].messages.append(Self.message(text))
      }
    }
  }

  private mutating func changeLast(_ change: (inout Message) -> Void) {
    let (shape, message) = (shapes.count - 1, shapes[shapes.count - 1].messages.count - 1)
    change(&shapes[shape].messages[message])
  }

  private static func message(_ line: Substring) -> Message {
    let isInternal = line.hasPrefix("internal ")
    let words = line.dropFirst(isInternal ? "internal ".count : 0).split(
      separator: " ", maxSplits: 1)
    let selector =
      words[1].prefixMatch(of: /[-+]\[\w+ [^\]]+\]|[-+][\w:]+/).map { String($0.output) } ?? ""
    return Message(
      name: words[0], selector: selector, comment: String(words[1].dropFirst(selector.count)),
      isPublic: !isInternal)
  }

  /// Returns the text of a file.
  func text(of part: Part) -> String {
    let header = """
      // Generated from Sources/MiniUI/Dispatch/Messages/Messages.txt; do not edit.
      // lab-dev generate messages writes this file.

      """
    return shapes.filter { Part(ofShape: $0.name) == part }.reduce(into: header) { text, shape in
      text += "\nextension Message where S == \(shape.name) {\n"
      for message in shape.messages { text += Self.text(of: message) }
      text += "}\n"
    }
  }

  private static func text(of message: Message) -> String {
    let comment = message.comment.isEmpty ? "." : message.comment
    let paragraph = message.paragraph.map { "  ///\n  /// \($0)\n" } ?? ""
    let access = message.isPublic ? "@inlinable public " : ""
    let head = "  \(access)static var \(message.name): Self {"
    let name = message.selector.filter { !"]-+[".contains($0) }.split(separator: " ").last ?? ""
    let isQuoted = name.contains(":") || name == "class"
    let value = "Message(.\(isQuoted ? "`\(name)`" : String(name)))"
    let line = "\(head) \(value) }"
    return "  /// `\(message.selector)`\(comment)\n\(paragraph)"
      + (line.count <= 100 ? "\(line)\n" : "\(head)\n    \(value)\n  }\n")
  }
}
