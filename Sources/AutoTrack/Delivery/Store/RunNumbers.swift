/// Which number each run of the app has in the keys of the rows, so that older runs come first.
///
/// Rows that an older version of the SDK has written have keys without a run, before all others.
struct RunNumbers {
  private static let bits = 32
  private var numbers: [String: Int] = [:]
  private var highest = 0
  /// The run that was asked for last, and most often is again.
  private var latest: (session: String, number: Int)?

  /// Notes the run of a row that is there already; rows come in the order of their keys.
  mutating func note(_ rowID: Int, of session: () -> String) {
    let number = rowID >> Self.bits
    guard number > highest else { return }
    highest = number
    numbers[session()] = number
  }

  /// The run of a row, as the first row of that run says it; nil for a row whose key has no run.
  func session(of rowID: Int) -> String? {
    numbers.first { $0.value == rowID >> Self.bits }?.key
  }

  /// The sequence in a key; nil for a key that has no run.
  static func sequence(of rowID: Int) -> Int? {
    rowID >> bits > 0 ? rowID & (1 << bits - 1) : nil
  }

  /// The key of a record; a new run gets the next number.
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
      (0..<1 << bits).contains(record.sequence), "\(record.sequence) is no sequence of a run")
    return number << bits | record.sequence
  }
}
