/// A reader of the parts of an ISO 8601 text, from left to right.
///
/// A part that cannot be read gives nil. The position is then undefined, because every caller gives
/// up.
struct ISO8601Reader {
  private var rest: Substring.UTF8View

  init(_ text: String) {
    rest = text[...].utf8
  }

  /// True at the end of the text; a caller must check it.
  var isAtEnd: Bool { rest.isEmpty }

  /// Consumes the character if it comes next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let next = rest.first, UInt32(next) == character.value else { return false }
    rest.removeFirst()
    return true
  }

  /// Reads a date, "2020-01-31"; nil if the day does not exist.
  mutating func readDate() -> CivilDate? {
    guard let year = readNumber(digits: 4), skip("-"),
      let month = readNumber(digits: 2), skip("-"),
      let day = readNumber(digits: 2)
    else { return nil }
    return CivilDate(year: year, month: month, day: day)
  }

  /// Reads the time since midnight, "23:59:59" or "23:59:59.123456789".
  mutating func readTimeOfDay() -> Duration? {
    guard let hour = readNumber(digits: 2), hour < 24, skip(":"),
      let minute = readNumber(digits: 2), minute < 60, skip(":"),
      let second = readNumber(digits: 2), second < 60
    else { return nil }
    let time = Duration.seconds(hour * 3600 + minute * 60 + second)
    guard skip(".") else { return time }
    return readFraction().map { time + $0 }
  }

  /// Reads an offset: "Z", "+08:00" or "-03:30".
  mutating func readOffset() -> TimeZoneOffset? {
    if skip("Z") { return .utc }
    let isWest = skip("-")
    guard isWest || skip("+"),
      let hours = readNumber(digits: 2), skip(":"),
      let minutes = readNumber(digits: 2), minutes < 60
    else { return nil }
    let seconds = hours * 3600 + minutes * 60
    return TimeZoneOffset(secondsFromGMT: isWest ? -seconds : seconds)
  }

  /// Reads one to nine decimals.
  private mutating func readFraction() -> Duration? {
    var nanoseconds = 0
    var unit = 100_000_000
    while let digit = readDigit() {
      guard unit > 0 else { return nil }
      nanoseconds += digit * unit
      unit /= 10
    }
    return unit == 100_000_000 ? nil : .nanoseconds(nanoseconds)
  }

  private mutating func readNumber(digits: Int) -> Int? {
    var number = 0
    for _ in 0..<digits {
      guard let digit = readDigit() else { return nil }
      number = number * 10 + digit
    }
    return number
  }

  private mutating func readDigit() -> Int? {
    guard let next = rest.first, (0x30...0x39).contains(next) else { return nil }
    rest.removeFirst()
    return Int(next) - 0x30
  }
}
