/// The rule for values: validation and conversion (SA-E12, SA-E13, SA-E15).
struct PropertyRule {
  let purpose: PropertyPurpose
  /// The offset of the device's time zone from GMT in minutes, for dates.
  let minutesFromGMT: Int

  /// Returns the converted value, or nil if it is dropped, and the fault if there is one.
  func apply(to input: PropertyInput, of key: String) -> (value: Value?, fault: PropertyFault?) {
    if let fault = wish(input, of: key) { return (nil, fault) }
    if case .string(let text) = input, text.utf8.count < Self.shortLimit {
      return (.string(text), nil)
    }
    return switch input {
    case .null: (nil, .null)
    case .dictionary: (nil, .dictionary)
    case .double(let number): Value(number).map { ($0, nil) } ?? (nil, .notFinite)
    case .string(let text): cut(text, to: Self.limit(of: key))
    case .list(let elements): texts(of: elements, limit: Self.limit(of: key))
    case .integer(let integer): (.integer(integer), nil)
    case .bool(let bool): (.bool(bool), nil)
    case .date(let milliseconds): (.string(text(ofDate: milliseconds)), nil)
    }
  }

  /// Returns the fault of a value for its purpose (SA-E15); a truth value is not a number.
  private func wish(_ input: PropertyInput, of key: String) -> PropertyFault? {
    switch input {
    case _ where purpose == .facts: key == "$lib_method" ? .ofSDK : nil
    case .integer, .double: purpose.isAppend ? .notList : nil
    case .list: purpose.isIncrement ? .notNumber : nil
    default: purpose.isIncrement ? .notNumber : purpose.isAppend ? .notList : nil
    }
  }

  /// Returns the least length in UTF-16 that is cut; the reason of a crash has a larger one.
  private static func limit(of key: String) -> Int {
    key.utf8.count == longKey.utf8.count && key == longKey ? 16_384 : shortLimit
  }

  private static let longKey = "app_crashed_reason"

  /// Returns a text of the SDK cut like the app's own; nil if it is short enough.
  static func cut(_ text: String) -> String? {
    text.utf8.count < shortLimit ? nil : shortened(text, to: shortLimit)
  }

  /// The least length of most texts that is cut, in UTF-16.
  static let shortLimit = 8_192

  private func cut(_ text: String, to limit: Int) -> (value: Value?, fault: PropertyFault?) {
    guard let short = Self.shortened(text, to: limit) else { return (.string(text), nil) }
    return (.string(short), .cut(to: limit))
  }

  /// Returns `limit` - 1 UTF-16 units and `$`; nil if the text is shorter than the limit.
  ///
  /// A surrogate pair is never split; a cut inside drops all of it.
  private static func shortened(_ text: String, to limit: Int) -> String? {
    guard text.utf8.count >= limit,
      let end = text.utf16.index(
        text.startIndex, offsetBy: limit - 1, limitedBy: text.endIndex), end < text.endIndex
    else { return nil }
    return String(text.unicodeScalars[..<end.roundedDown(in: text)]) + "$"
  }

  /// Returns a list of strings and the number of dropped elements as a fault.
  private func texts(
    of elements: [PropertyInput], limit: Int
  ) -> (value: Value?, fault: PropertyFault?) {
    let texts = elements.compactMap { text(of: $0, limit: limit) }
    let skipped = elements.count - texts.count
    return (.list(texts.map(Value.string)), skipped == 0 ? nil : .elements(skipped: skipped))
  }

  /// Returns an element as text; numbers as `NSNumber` describes them, so booleans as `1` or `0`.
  private func text(of element: PropertyInput, limit: Int) -> String? {
    switch element {
    case .null, .dictionary, .list: nil
    case .string(let text): Self.shortened(text, to: limit) ?? text
    case .integer(let integer): String(integer)
    case .double(let number): Value(number)?.description
    case .bool(let bool): bool ? "1" : "0"
    case .date(let milliseconds): text(ofDate: milliseconds)
    }
  }

  private func text(ofDate milliseconds: Int) -> String {
    DateText(milliseconds: milliseconds, minutesFromGMT: minutesFromGMT).text
  }
}

extension String.Index {
  /// Returns the start of the scalar that contains this index.
  fileprivate func roundedDown(in text: String) -> String.Index {
    samePosition(in: text.unicodeScalars) ?? text.utf16.index(before: self)
  }
}

/// A point in time in the format of properties, `2020-01-01 08:00:00.000`, in local time.
struct DateText {
  let text: String

  /// Formats milliseconds since 1970 in the time zone with this offset from GMT.
  init(milliseconds: Int, minutesFromGMT: Int) {
    let (local, overflows) = milliseconds.addingReportingOverflow(minutesFromGMT * 60_000)
    let (day, time) = Self.split(overflows ? milliseconds : local, by: 86_400_000)
    let clock = [(time / 3_600_000, 2), (time / 60_000 % 60, 2), (time / 1000 % 60, 2)]
    text =
      Self.date(day) + " " + clock.map(Self.digits).joined(separator: ":") + "."
      + Self.digits(time % 1000, 3)
  }

  /// Formats days since 1970 as a Gregorian date; years here begin in March.
  private static func date(_ day: Int) -> String {
    // 719 468 days lie between 0000-03-01 and 1970-01-01, 146 097 in an era of 400 years.
    let (era, rest) = split(day + 719_468, by: 146_097)
    let year = (rest - rest / 1460 + rest / 36_524 - rest / 146_096) / 365
    let dayOfYear = rest - (365 * year + year / 4 - year / 100)
    let month = (5 * dayOfYear + 2) / 153
    let isNextYear = month >= 10
    return [
      (era * 400 + year + (isNextYear ? 1 : 0), 4), (isNextYear ? month - 9 : month + 3, 2),
      (dayOfYear - (153 * month + 2) / 5 + 1, 2),
    ].map(digits).joined(separator: "-")
  }

  /// Returns the quotient, rounded down, and the remainder, which is never negative.
  private static func split(_ number: Int, by divisor: Int) -> (quotient: Int, rest: Int) {
    let (quotient, rest) = number.quotientAndRemainder(dividingBy: divisor)
    return rest < 0 ? (quotient - 1, rest + divisor) : (quotient, rest)
  }

  private static func digits(_ number: Int, _ count: Int) -> String {
    let text = String(number.magnitude)
    return (number < 0 ? "-" : "") + String(repeating: "0", count: max(0, count - text.count))
      + text
  }
}
