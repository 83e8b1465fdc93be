import Wording

/// The validation of a row of `events` before it is sent.
///
/// A change that results in another valid event (`docs/events.md`) is not detectable.
enum SoundRow {
  /// The fault of a row, as a clause such as "its sequence does not match its key".
  struct Fault: Error, Equatable {
    let reason: Sentence
  }

  static func read(_ row: Statement) -> Result<StoredEvent, Fault> {
    if let reason = faultOfColumns(row) { return .failure(Fault(reason: reason)) }
    let event = StoredEvent(row)
    if let reason = fault(of: event) { return .failure(Fault(reason: reason)) }
    return .success(event)
  }

  /// Returns true for the id of a run or of a batch: 32 lower-case hex digits.
  static func isRun(_ text: String) -> Bool {
    let digits = text.utf8
    return digits.count == 32
      && digits.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func faultOfColumns(_ row: Statement) -> Sentence? {
    fault(of: row, 7, "content", .bytes) ?? fault(of: row, 3, "session", .text)
      ?? fault(of: row, 4, "sequence", .integer) ?? fault(of: row, 5, "event", .text)
      ?? fault(of: row, 6, "time", .integer)
  }

  private static func fault(
    of row: Statement, _ column: Int32, _ name: StaticString, _ kind: Statement.Kind
  ) -> Sentence? {
    let found = row.kind(column)
    return found == kind ? nil : "its \(name) is \(found.words) and should be \(kind.words)"
  }

  private static func fault(of event: StoredEvent) -> Sentence? {
    let record = event.record
    guard isRun(record.session) else { return "its run is not 32 hex digits" }
    guard record.sequence > 0, record.sequence < 1 << 32,
      RunNumbers.sequence(of: event.rowID) ?? record.sequence == record.sequence
    else { return "its sequence does not match its key" }
    let isSound =
      record.content.first == UInt8(ascii: "{")
      ? SoundJSON.isEvent(record.content) : SoundProtobuf.isEvent(record.content)
    return isSound ? nil : "its content is not an event"
  }
}
