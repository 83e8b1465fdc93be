import LabLanguage

/// A value of a JSON5 file that is written, with comments before its parts.
indirect enum FileValue: Equatable, Sendable {
  /// A text that is written as it is: a number, a word, or a short object.
  case plain(String)
  /// Values in their order.
  case list([FileValue])
  /// Members in their order.
  case record([Member])

  /// A key with its value, and the comments above it.
  struct Member: Equatable, Sendable {
    let key: String
    let value: FileValue
    var comments: [String] = []
  }

  /// A string.
  static func text(_ text: String) -> FileValue { .plain(text.jsonQuoted) }

  /// A Boolean.
  static func flag(_ flag: Bool) -> FileValue { .plain("\(flag)") }

  /// A number, without a fraction if it has none.
  static func number(_ number: Double) -> FileValue {
    .plain(Int(exactly: number).map(String.init) ?? "\(number)")
  }

  /// Numbers in an array.
  static func numbers(_ numbers: [Double]) -> FileValue { .list(numbers.map(number)) }

  /// Texts in an array.
  static func texts(_ texts: [String]) -> FileValue { .list(texts.map(text)) }
}

extension FileValue {
  /// The columns of a line.
  private static let width = 100

  /// The value on as few lines as fit, with the key before it; every line is indented.
  func lines(indent: Int = 0, after key: String = "", isLast: Bool = true) -> [String] {
    var lines: [String] = []
    addLines(to: &lines, indent, after: key, isLast && indent == 0 ? "" : ",")
    return lines
  }

  private func addLines(
    to lines: inout [String], _ indent: Int, after key: String = "", _ comma: String = ","
  ) {
    let blank = Self.blank(indent)
    if let short = oneLine, isPlain || Self.fits(key, short, in: Self.width - indent) {
      return lines.append(blank + key + short + comma)
    }
    let (open, close) = if case .record = self { ("{", "}") } else { ("[", "]") }
    lines.append(blank + key + open)
    addInnerLines(to: &lines, indent + 2)
    lines.append(blank + close + comma)
  }

  private var isPlain: Bool { if case .plain = self { true } else { false } }

  private func addInnerLines(to lines: inout [String], _ indent: Int) {
    switch self {
    case .plain: break
    case .list(let values):
      for value in values { value.addLines(to: &lines, indent) }
    case .record(let members):
      for member in members {
        let blank = Self.blank(indent)
        lines += member.comments.map { blank + "// " + $0.printable }
        member.value.addLines(to: &lines, indent, after: Self.key(member.key) + ": ")
      }
    }
  }

  /// The value on one line; nil if a part has comments or the line would be too long.
  private var oneLine: String? {
    switch self {
    case .plain(let text): return text
    case .list(let values):
      guard !values.isEmpty else { return "[]" }
      return Self.joined(values.lazy.map(\.oneLine)).map { "[\($0)]" }
    case .record(let members):
      guard !members.isEmpty else { return "{}" }
      return Self.joined(
        members.lazy.map { member in
          guard member.comments.isEmpty else { return nil }
          return member.value.oneLine.map { Self.key(member.key) + ": " + $0 }
        }
      ).map { "{ \($0) }" }
    }
  }

  /// Returns the parts with commas; nil as soon as they exceed a line.
  private static func joined(_ parts: some Sequence<String?>) -> String? {
    var text = ""
    for part in parts {
      guard let part, fits(text, part, in: width) else { return nil }
      text += (text.isEmpty ? "" : ", ") + part
    }
    return text
  }

  /// Returns white space; from bytes, because a repeated string is added part by part.
  private static func blank(_ columns: Int) -> String {
    String(decoding: [UInt8](repeating: UInt8(ascii: " "), count: columns), as: UTF8.self)
  }

  /// Returns true if two texts have fewer characters than a line; bytes are cheaper to count.
  private static func fits(_ first: String, _ second: String, in columns: Int) -> Bool {
    first.utf8.count + second.utf8.count < columns || first.count + second.count < columns
  }

  private static func key(_ key: String) -> String {
    let isName = key.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
      default: false
      }
    }
    return isName && !key.isEmpty ? key : key.jsonQuoted
  }
}
