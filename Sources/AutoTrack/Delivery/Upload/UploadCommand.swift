/// What an ``UploadMachine`` wants done, in this order.
enum UploadCommand: Equatable, Sendable {
  /// Keep the newest so many events, in the store or in memory.
  case keep(Int, inStore: Bool)
  /// Drop the newest so many events.
  case refuse(Int, because: DropReason)
  /// Take so many records from memory under an id, and send them.
  case send(Int, as: String)
  /// Take at most so many of the oldest stored records, say how many there were, and send them.
  case sendStored(limit: Int)
  /// Forget a batch: the server has it.
  case delete(BatchName)
  /// Forget what stands at some places of a batch; the rest of it is dealt with next.
  case deletePart(BatchName, places: [Int])
  /// Put a batch back where it was taken from, in its old place.
  case requeue(BatchName)
  /// Forget a batch that will never arrive.
  case drop(BatchName, because: DropReason)
  /// Store everything that is in memory, what is under way included.
  case spill
  /// Let a timer run out after a while, once.
  case arm(UploadTimer, after: Duration)
  /// Let a timer not run out.
  case cancel(UploadTimer)

  /// Whether the machine waits until it is told how much waits.
  var changesCache: Bool {
    switch self {
    case .keep, .delete, .deletePart, .requeue, .drop, .spill: true
    case .refuse, .send, .sendStored, .arm, .cancel: false
    }
  }
}
