import MiniUI

enum UploadInput: Equatable, Sendable {
  /// New events, which are not kept yet.
  case tracked(Int)
  /// The events are kept; the numbers of waiting records, and the success of the store.
  case kept(Waiting, isStoreWell: Bool)
  /// The numbers of waiting records, after a change of the cache.
  case counted(Waiting)
  case elapsed(UploadTimer)
  /// A moment of the app's life, or a request of the app.
  case trigger(UploadTrigger)
  /// The app was launched in the background, or an exception ends it.
  case exposed
  /// The number of stored records that were taken for an upload; 0 if there were none.
  case took(Int)
  case answered(BatchName, UploadOutcome)
  case network(Network)
  case settings(UploadSettings)
  /// The daily cap starts again.
  case dayPassed
  /// Uploads stop; pending answers are ignored.
  case stopped
  /// The store was retried and may have been opened; the numbers of waiting records.
  case storeTried(Waiting, isOpened: Bool)
}

/// The numbers of records that wait for an upload, without those in flight.
struct Waiting: Equatable, Sendable {
  /// The number of records that only memory has.
  var inMemory = 0
  var stored = 0
}

enum UploadTimer: String, Sendable, CaseIterable {
  /// Fires when waiting records are due.
  case interval
  /// Fires at the end of a back-off.
  case retry
}

struct UploadSettings: Equatable, Sendable {
  /// The master switch: nothing is kept or sent while it is off (S4.6).
  var isOn = true
  /// True if the installation is part of the sample.
  var isSampled = true
  /// The maximum number of events kept on a day; nil for no limit.
  var dailyCap: Int?
  var networks = Set(Network.allCases).subtracting([.none])
  var cache = CachePolicy.memory

  /// True if statistics are counted (S4.6).
  var isCounting: Bool { isOn && isSampled }
}

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
  case delete(BatchName)
  /// Deletes the records at some indices of a batch; a command for the rest follows.
  case deletePart(BatchName, indices: [Int])
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
