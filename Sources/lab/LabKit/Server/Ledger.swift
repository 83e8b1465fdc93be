package import AutoTrack

/// The records that a server has stored, each once, in order of arrival (docs/delivery.md).
package struct Ledger: Sendable {
  /// A record.
  package struct Entry: Equatable, Sendable {
    /// The id of the record.
    package let id: Record.ID
    /// The id of the run that made it.
    package let run: String
    /// The number of the event in its run.
    package let sequence: Int
    /// The event's name or the kind of record; nil if the server cannot decode the encoding.
    package let event: String?
  }

  /// The records, oldest first.
  package private(set) var entries: [Entry] = []
  private var ids: Set<Record.ID> = []

  /// Stores the records that are new and returns their number.
  mutating func take(_ records: some Collection<Entry>) -> Int {
    let new = records.filter { ids.insert($0.id).inserted }
    entries += new
    return new.count
  }
}
