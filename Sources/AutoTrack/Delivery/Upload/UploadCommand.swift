/// The commands of an ``UploadMachine``, which are performed in order.
enum UploadCommand: Equatable, Sendable {
  /// Keeps the newest events, in the store or in memory.
  case keep(Int, inStore: Bool)
  /// Drops the newest events.
  case refuse(Int, because: DropReason)
  /// Takes records from memory as a batch with an id, and sends them.
  case send(Int, as: String)
  /// Takes the oldest stored records, reports their number, and sends them.
  case sendStored(limit: Int)
  /// Deletes an acknowledged batch.
  case delete(BatchName)
  /// Deletes the records at some indices of a batch; a command for the rest follows.
  case deletePart(BatchName, places: [Int])
  /// Returns a batch to its place.
  case requeue(BatchName)
  /// Deletes a batch that will never arrive.
  case drop(BatchName, because: DropReason)
  /// Stores all records of memory, including those in flight.
  case spill
  /// Starts a timer, which fires once.
  case arm(UploadTimer, after: Duration)
  case cancel(UploadTimer)

  /// True if the machine waits for the new numbers of records.
  var changesCache: Bool {
    switch self {
    case .keep, .delete, .deletePart, .requeue, .drop, .spill: true
    case .refuse, .send, .sendStored, .arm, .cancel: false
    }
  }
}
