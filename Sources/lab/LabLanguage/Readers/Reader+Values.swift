extension Reader where Value == String {
  /// Reads any text, the empty one included.
  package static var string: Reader {
    Reader("string", from: [.string]) { node, _ in
      guard case .string(let text) = node.value else { return nil }
      return text
    }
  }
}

extension Reader where Value == Bool {
  /// Reads `true` or `false`.
  package static var boolean: Reader {
    Reader(Noun(one: "true or false", many: "booleans"), from: [.boolean]) { node, _ in
      guard case .boolean(let value) = node.value else { return nil }
      return value
    }
  }
}

extension Reader where Value == Double {
  /// Reads a finite number; a whole number must be exact as a `Double`.
  package static var number: Reader {
    Reader("number", from: [.number]) { node, mistakes in
      guard case .number(let number) = node.value else { return nil }
      guard let value = number.exactValue else {
        mistakes.record(node, saysNo: double, remedy: "write it with an exponent: 1e20")
        return nil
      }
      guard value.isFinite else {
        mistakes.record(node, saysNo: "finite number")
        return nil
      }
      return value
    }
  }
}

/// The noun of a number that measures something, such as a coordinate.
private let double = Noun(
  one: "a number of double precision", many: "numbers of double precision")

extension Reader where Value == Int {
  /// Reads a 64-bit integer written without a fraction.
  package static var wide: Reader { integer(in: Int.min...Int.max) }

  /// Reads an integer without a fraction, of a magnitude that is exact as a Double (2⁵³ − 1).
  package static var integer: Reader {
    integer(in: -exactIntegerMaximum...exactIntegerMaximum, "whole number")
  }

  /// Reads an integer within bounds, both included.
  package static func integer(in range: ClosedRange<Int>) -> Reader {
    integer(in: range, exactInteger(in: range))
  }

  /// Reads an integer with a lower bound only.
  package static func integer(atLeast least: Int) -> Reader {
    let bound = "of at least \(least)"
    return integer(
      in: least...exactIntegerMaximum,
      Noun(one: "a whole number \(bound)", many: "whole numbers \(bound)"))
  }

  private static func integer(in range: ClosedRange<Int>, _ noun: Noun) -> Reader {
    Reader(noun, from: [.number], shape: .integer(range)) { node, mistakes in
      guard case .number(let number) = node.value, number.isInteger else {
        mistakes.record(node, saysNo: noun)
        return nil
      }
      if let integer = number.integer, range.contains(integer) { return integer }
      let isTooGreat = abs(number.value) > Double(exactIntegerMaximum)
      mistakes.record(node, saysNo: isTooGreat ? exactInteger(in: range) : noun)
      return nil
    }
  }

  /// Returns the noun for a range, for numbers beyond 2⁵³ − 1.
  private static func exactInteger(in range: ClosedRange<Int>) -> Noun {
    let bounds = "from \(range.lowerBound) to \(range.upperBound)"
    return Noun(one: "a whole number \(bounds)", many: "whole numbers \(bounds)")
  }

  /// The greatest integer up to which a Double is exact: 2⁵³ − 1.
  package static var exactIntegerMaximum: Int { 1 << 53 - 1 }
}

extension Reader where Value == Duration {
  /// Reads a duration in a string with its unit, at most ``Duration/longestWritten``.
  ///
  /// A bare number is rejected: its unit would be a guess.
  package static var duration: Reader {
    let noun = Noun(
      one: "a duration such as \"8s\", \"250ms\", \"2min\" or \"1h\"", many: "durations")
    return Reader(noun, from: [.string], shape: .text(pattern: "^\(Duration.pattern)$")) {
      node, mistakes in
      guard case .string(let text) = node.value, let duration = Duration(text) else {
        mistakes.record(node, saysNo: noun)
        return nil
      }
      guard duration <= .longestWritten else {
        mistakes.record(node, saysNo: shortDuration, remedy: "split it over several steps")
        return nil
      }
      return duration
    }
  }

  private static var shortDuration: Noun {
    Noun(one: "a duration of at most \"87600h\" (10 years)", many: "durations")
  }
}

extension Reader
where Value: CaseIterable & RawRepresentable & Sendable, Value.RawValue == String {
  /// Reads one of the raw values of an enum.
  package static var word: Reader { word(by: \.rawValue) }
}

extension Reader where Value: CaseIterable & Sendable {
  package static func word(by name: (Value) -> String) -> Reader {
    let values = Dictionary(uniqueKeysWithValues: Value.allCases.map { (name($0), $0) })
    let words = Value.allCases.map(name)
    let noun = Noun(one: words.quoted("or"), many: "words (\(words.quoted("or")))")
    return Reader(noun, from: [.string], shape: .words(words)) { node, mistakes in
      guard case .string(let text) = node.value else { return nil }
      if let value = values[text] { return value }
      mistakes.record(node, saysNo: noun, remedy: Suggestion.question(for: text, among: words))
      return nil
    }
  }
}

extension Reader where Value == Node {
  /// Reads any value as it is, for later inspection.
  package static var node: Reader {
    let kinds: Set<Node.Kind> = [.object, .array, .string, .number, .boolean, .null]
    return Reader("value", from: kinds) { node, _ in node }
  }
}

extension Duration {
  /// Reads a number and its unit, exactly: `8s`, `250ms`, `1.5s`, `2min`, `1h`; else nil.
  ///
  /// Signs and spaces are not allowed, nor more than nine digits on either side of the point.
  package init?(_ text: String) {
    let unit = text.drop { $0 == "." || Self.digits.contains($0) }
    guard let number = Duration(seconds: text[..<unit.startIndex]) else { return nil }
    switch unit {
    case "ms": self = number / 1000
    case "s": self = number
    case "min": self = number * 60
    case "h": self = number * 3600
    default: return nil
    }
  }

  /// The regular expression of a written duration, for a schema.
  package static let pattern = #"[0-9]{1,9}(\.[0-9]{1,9})?(ms|s|min|h)"#

  /// The longest duration allowed in a file: ten years of 365 days.
  package static let longestWritten: Duration = .seconds(87_600 * 3600)

  private static let digits: ClosedRange<Character> = "0"..."9"

  private init?(seconds text: Substring) {
    let parts = text.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    guard let whole = parts.first.flatMap({ Self.digits(String($0)) }) else { return nil }
    self = .seconds(whole)
    guard parts.count == 2 else { return }
    // Nine decimals are nanoseconds.
    let padded = String(parts[1]) + String(repeating: "0", count: max(0, 9 - parts[1].count))
    guard !parts[1].isEmpty, let nanoseconds = Self.digits(padded) else { return nil }
    self += .nanoseconds(nanoseconds)
  }

  /// Reads one to nine digits and nothing else.
  private static func digits(_ text: String) -> Int? {
    guard text.count <= 9, text.allSatisfy(digits.contains) else { return nil }
    return Int(text)
  }
}
