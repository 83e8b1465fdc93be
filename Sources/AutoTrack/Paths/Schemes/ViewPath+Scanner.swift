extension ViewPath {
  /// A scanner of the text forms, which reports the position of errors.
  struct Scanner {
    private let text: String
    private let bytes: [UInt8]
    private let hyphenEndsName: Bool
    private var offset = 0

    /// Creates a scanner for the form in which a hyphen separates names, or is part of them.
    init(_ text: String, hyphenEndsName: Bool = false) {
      self.text = text
      self.bytes = Array(text.utf8)
      self.hyphenEndsName = hyphenEndsName
    }

    /// Parses the longest class name at the current position.
    mutating func className() throws(ViewPathError) -> ClassName {
      let start = offset
      var openAngles = 0
      while let byte = next, isPartOfName(byte, withinAngles: openAngles > 0) {
        if byte == UInt8(ascii: "<") { openAngles += 1 }
        if byte == UInt8(ascii: ">"), !isAfterHyphen { openAngles -= 1 }
        offset += 1
      }
      guard offset > start else { throw expected(.className) }
      guard openAngles == 0 else { throw expected(.closingAngle) }
      return ClassName(scanned: String(decoding: bytes[start..<offset], as: UTF8.self))
    }

    /// Parses `2`, `0:2`, `header:0` or `footer:0`.
    mutating func index() throws(ViewPathError) -> Index {
      if take("header:") { return .header(section: try number()) }
      if take("footer:") { return .footer(section: try number()) }
      guard isAtDigit else { throw expected(.index) }
      let first = try number()
      guard take(":") else { return .index(first) }
      return .indexPath(section: first, row: try number())
    }

    /// Consumes a text if it is next.
    mutating func take(_ text: String) -> Bool {
      guard isAt(text) else { return false }
      offset += text.utf8.count
      return true
    }

    func isAt(_ text: String) -> Bool {
      bytes[offset...].starts(with: text.utf8)
    }

    /// Throws the expectation unless the whole text is consumed.
    func end(expecting expectation: ViewPathError.Expectation) throws(ViewPathError) {
      guard offset == bytes.count else { throw expected(expectation) }
    }

    /// Returns an error at the current position.
    func expected(_ expectation: ViewPathError.Expectation) -> ViewPathError {
      ViewPathError(text: text, offset: offset, expectation: expectation)
    }

    var isAtDigit: Bool { next.map(Self.isDigit) ?? false }

    private var next: UInt8? {
      offset < bytes.count ? bytes[offset] : nil
    }

    /// True after a hyphen: the `>` of `->` is not a closing bracket.
    private var isAfterHyphen: Bool {
      offset > 0 && bytes[offset - 1] == UInt8(ascii: "-")
    }

    private func isPartOfName(_ byte: UInt8, withinAngles: Bool) -> Bool {
      switch byte {
      case UInt8(ascii: "/"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "&"): false
      case UInt8(ascii: " "), UInt8(ascii: ">"): withinAngles
      case UInt8(ascii: "-"): withinAngles || !hyphenEndsName
      default: byte > 0x20 && byte != 0x7F
      }
    }

    /// Parses a number; leading zeros are invalid, so that equal paths have one text and view id.
    mutating func number() throws(ViewPathError) -> Int {
      let digits = bytes[offset...].prefix(while: Self.isDigit)
      let isPadded = digits.count > 1 && digits.first == UInt8(ascii: "0")
      guard !isPadded, let number = Int(String(decoding: digits, as: UTF8.self)) else {
        throw expected(.number)
      }
      offset += digits.count
      return number
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
