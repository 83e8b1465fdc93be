extension PrintedJSON {
  /// The value as JSON5 on as few lines as fit into 100 columns, each with a line break.
  package var json5: String {
    var text = JSON5Text()
    text.add(self, indent: 0, comma: "")
    return String(decoding: text.bytes, as: UTF8.self)
  }

  /// The lines of ``json5``.
  package var json5Lines: [String] { json5.split(separator: "\n").map(String.init) }
}

/// The text of a value as it grows, in one array: an app file has thousands of parts.
private struct JSON5Text {
  private(set) var bytes: [UInt8] = []

  /// The columns of a line.
  private static let width = 100

  /// Adds a value on as few lines as fit, after its key if it has one.
  mutating func add(_ value: PrintedJSON, indent: Int, after key: String? = nil, comma: String) {
    addBlank(indent)
    let start = bytes.count
    if let key { add(key: key) }
    let valueStart = bytes.count
    if addOnOneLine(value),
      !value.hasParts || fits(start..<valueStart, valueStart..<bytes.count, in: Self.width - indent)
    {
      return add(comma + "\n")
    }
    bytes.removeSubrange(valueStart...)
    let (open, close) = if case .object = value { ("{", "}") } else { ("[", "]") }
    add(open + "\n")
    addParts(of: value, indent: indent + 2)
    addBlank(indent)
    add(close + comma + "\n")
  }

  private mutating func addParts(of value: PrintedJSON, indent: Int) {
    switch value {
    case .list(let values):
      for value in values { add(value, indent: indent, comma: ",") }
    case .object(let members):
      for member in members {
        for comment in member.comments {
          addBlank(indent)
          add("// \(comment.printable)\n")
        }
        add(member.value, indent: indent, after: member.key, comma: ",")
      }
    case .text, .sentence, .number, .fraction, .flag, .null, .written: break
    }
  }

  /// Adds a value without line breaks; false if it has comments or would exceed a line.
  ///
  /// After a false, the last bytes are a part of the value.
  private mutating func addOnOneLine(_ value: PrintedJSON) -> Bool {
    switch value {
    case .list(let values) where !values.isEmpty:
      add("[")
      let start = bytes.count
      for value in values where !addPart(after: start, { $0.addOnOneLine(value) }) { return false }
      add("]")
    case .object(let members) where !members.isEmpty:
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
    default: add(value.scalar)
    }
    return true
  }

  /// Adds a part after a comma; false if the parts from `start` on exceed a line.
  private mutating func addPart(
    after start: Int, _ add: (inout JSON5Text) -> Bool
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

extension PrintedJSON {
  fileprivate var hasParts: Bool {
    switch self {
    case .list, .object: true
    case .text, .sentence, .number, .fraction, .flag, .null, .written: false
    }
  }
}
