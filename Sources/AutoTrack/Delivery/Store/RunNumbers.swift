/// The numbers of runs in the keys of rows, which order rows by runs.
///
/// Rows of an older version of the SDK have keys without a run, which precede all others.
struct RunNumbers {
  private static let bits = 32
  private var numbers: [String: Int] = [:]
  private var highest = 0
  /// The last run, which is nearly always the next one too.
  private var latest: (session: String, number: Int)?

  /// Notes the run of an existing row; rows must come in the order of their keys.
  mutating func note(_ rowID: Int, of session: () -> String) {
    let number = rowID >> Self.bits
    // Keys increase, so a higher number is that of the first row of a run.
    guard number > highest else { return }
    highest = number
    numbers[session()] = number
  }

  /// Returns the run of a row by the first row of that run; nil for a key without a run.
  func session(of rowID: Int) -> String? {
    numbers.first { $0.value == rowID >> Self.bits }?.key
  }

  /// Returns the sequence number in a key; nil for a key without a run.
  static func sequence(of rowID: Int) -> Int? {
    rowID >> bits > 0 ? rowID & (1 << bits - 1) : nil
  }

  /// Returns the key of a record; a new run gets the next number.
  mutating func key(of record: Record) -> Int {
    if let latest, latest.session == record.session { return Self.key(latest.number, record) }
    let number = numbers[record.session] ?? highest + 1
    highest = max(highest, number)
    numbers[record.session] = number
    latest = (record.session, number)
    return Self.key(number, record)
  }

  private static func key(_ number: Int, _ record: Record) -> Int {
    precondition(
      (0..<1 << bits).contains(record.sequence), "\(record.sequence) is not a valid sequence")
    return number << bits | record.sequence
  }
}
