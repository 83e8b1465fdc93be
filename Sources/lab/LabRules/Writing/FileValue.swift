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
  /// The value on as few lines as fit into 100 columns, each with a line break.
  var text: String {
    var text = FileText()
    text.add(self, indent: 0, comma: "")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The lines of ``text``.
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}

/// The text of a value as it grows, in one array: an app file has thousands of parts.
private struct FileText {
  private(set) var bytes: [UInt8] = []

  /// The columns of a line.
  private static let width = 100

  /// Adds a value on as few lines as fit, after its key if it has one.
  mutating func add(_ value: FileValue, indent: Int, after key: String? = nil, comma: String) {
    addBlank(indent)
    let start = bytes.count
    if let key { add(key: key) }
    let valueStart = bytes.count
    let isPlain = if case .plain = value { true } else { false }
    if addOnOneLine(value),
      isPlain || fits(start..<valueStart, valueStart..<bytes.count, in: Self.width - indent)
    {
      return add(comma + "\n")
    }
    bytes.removeSubrange(valueStart...)
    let (open, close) = if case .record = value { ("{", "}") } else { ("[", "]") }
    add(open + "\n")
    addParts(of: value, indent: indent + 2)
    addBlank(indent)
    add(close + comma + "\n")
  }

  private mutating func addParts(of value: FileValue, indent: Int) {
    switch value {
    case .plain: break
    case .list(let values):
      for value in values { add(value, indent: indent, comma: ",") }
    case .record(let members):
      for member in members {
        for comment in member.comments {
          addBlank(indent)
          add("// \(comment.printable)\n")
        }
        add(member.value, indent: indent, after: member.key, comma: ",")
      }
    }
  }

  /// Adds a value without line breaks; false if it has comments or would exceed a line.
  ///
  /// After a false, the last bytes are a part of the value.
  private mutating func addOnOneLine(_ value: FileValue) -> Bool {
    switch value {
    case .plain(let text):
      add(text)
      return true
    case .list(let values):
      guard !values.isEmpty else { return addOnOneLine(.plain("[]")) }
      add("[")
      let start = bytes.count
      for value in values where !addPart(after: start, { $0.addOnOneLine(value) }) { return false }
      add("]")
    case .record(let members):
      guard !members.isEmpty else { return addOnOneLine(.plain("{}")) }
      add("{ ")
      let start = bytes.count
      for member in members {
        let isAdded = addPart(after: start) { text in
          text.add(key: member.key)
          return member.comments.isEmpty && text.addOnOneLine(member.value)
        }
        guard isAdded else { return false }
      }
      add(" }")
    }
    return true
  }

  /// Adds a part after a comma; false if the parts from `start` on exceed a line.
  private mutating func addPart(
    after start: Int, _ add: (inout FileText) -> Bool
  ) -> Bool {
    let end = bytes.count
    if end > start { bytes += ", ".utf8 }
    let partStart = bytes.count
    return add(&self) && fits(start..<end, partStart..<bytes.count, in: Self.width)
  }

  /// Returns true if two texts have fewer characters than a line; bytes are cheaper to count.
  private func fits(_ first: Range<Int>, _ second: Range<Int>, in columns: Int) -> Bool {
    if first.count + second.count < columns { return true }
    let parts = [bytes[first], bytes[second]]
    guard parts.contains(where: { $0.contains { $0 >= 0x80 } }) else { return false }
    return parts.reduce(0) { $0 + String(decoding: $1, as: UTF8.self).count } < columns
  }

  private mutating func add(_ text: String) { bytes += text.utf8 }

  private mutating func addBlank(_ columns: Int) {
    bytes += repeatElement(UInt8(ascii: " "), count: columns)
  }

  private mutating func add(key: String) {
    add(Self.isName(key) ? key : key.jsonQuoted)
    add(": ")
  }

  /// Returns true for a key that needs no quotation marks.
  private static func isName(_ key: String) -> Bool {
    let isName = key.utf8.enumerated().allSatisfy { index, byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"):
        true
      case UInt8(ascii: "0")...UInt8(ascii: "9"): index > 0
      default: false
      }
    }
    return isName && !key.isEmpty
  }
}
