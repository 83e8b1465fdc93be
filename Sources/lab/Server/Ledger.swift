package import AutoTrack

/// What a server has stored: each record once, in the order of its coming (docs/delivery.md).
package struct Ledger: Sendable {
  /// One record.
  package struct Entry: Equatable, Sendable {
    /// The batch's name.
    package let id: Record.ID
    /// The run of the app that made it.
    package let run: String
    /// Which event of the run it is.
    package let sequence: Int
    /// Its name, or the kind of record; nil where its encoding says nothing to the server.
    package let event: String?
  }

  /// The records, the oldest first.
  package private(set) var entries: [Entry] = []
  private var ids: Set<Record.ID> = []

  /// Stores records, and leaves out those that are there already; answers how many were new.
  mutating func take(_ records: some Collection<Entry>) -> Int {
    let new = records.filter { ids.insert($0.id).inserted }
    entries += new
    return new.count
  }
}
