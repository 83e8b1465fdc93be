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
    let blank = String(repeating: " ", count: indent)
    let comma = isLast && indent == 0 ? "" : ","
    if let short = oneLine, indent + key.count + short.count + 1 <= Self.width || isPlain {
      return [blank + key + short + comma]
    }
    let (open, close) = if case .record = self { ("{", "}") } else { ("[", "]") }
    return [blank + key + open] + innerLines(indent + 2) + [blank + close + comma]
  }

  private var isPlain: Bool { if case .plain = self { true } else { false } }

  private func innerLines(_ indent: Int) -> [String] {
    switch self {
    case .plain: []
    case .list(let values): values.flatMap { $0.lines(indent: indent, isLast: false) }
    case .record(let members):
      members.flatMap { member in
        member.comments.map { String(repeating: " ", count: indent) + "// " + $0.printable }
          + member.value.lines(indent: indent, after: Self.key(member.key) + ": ", isLast: false)
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
      guard let part, text.count + part.count < width else { return nil }
      text += (text.isEmpty ? "" : ", ") + part
    }
    return text
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
