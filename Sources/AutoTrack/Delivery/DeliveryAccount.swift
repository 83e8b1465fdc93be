/// The account of all records: every tracked event is in exactly one of its items.
public struct DeliveryAccount: Equatable, Sendable {
  /// The numbers of records that have neither been acknowledged nor dropped.
  public struct Queue: Equatable, Sendable {
    /// The records in memory that are not in flight.
    public var inMemory = 0
    /// The records in flight, stored ones included.
    package var inFlight = 0
    /// The stored records that are not in flight.
    package var stored = 0

    /// The sum of all three.
    package var total: Int { inMemory + inFlight + stored }

    package init(inMemory: Int = 0, inFlight: Int = 0, stored: Int = 0) {
      self.inMemory = inMemory
      self.inFlight = inFlight
      self.stored = stored
    }
  }

  /// The number of events received.
  package var tracked = 0
  /// The number of records of earlier runs in the store when it was opened.
  public var inherited = 0
  /// The acknowledged records, in the order of the acknowledgements.
  package var delivered = RecordRanges()
  /// The records that are neither acknowledged nor dropped, as of now or of the app's end.
  public var queued = Queue()
  /// The records that will never arrive, in the order in which they were dropped.
  public var dropped: [DropReason: RecordRanges] = [:]

  /// The number of records lost with damaged parts of the open store's file; their ids are unknown.
  package var damaged = 0

  /// The finished records that the store has failed to delete.
  ///
  /// The next run inherits them and resends those that a server has acknowledged; the server
  /// recognises their ids.
  package var unforgotten = RecordRanges()

  /// Creates an empty account.
  package init() {}

  /// The number of acknowledged records.
  public var acknowledged: Int { delivered.count }

  /// The number of dropped records.
  public var droppedCount: Int { dropped.values.reduce(0) { $0 + $1.count } }

  /// True if every received event is acknowledged, queued, dropped or damaged.
  public var isBalanced: Bool {
    tracked + inherited == acknowledged + queued.total + droppedCount + damaged
  }

  mutating func drop(_ ids: [Record.ID], because reason: DropReason) {
    guard !ids.isEmpty else { return }
    dropped[reason, default: RecordRanges()].append(ids)
  }

  /// Records an event that is dropped before it becomes a record.
  mutating func drop(_ event: Event, of run: String, because reason: DropReason) {
    dropped[reason, default: RecordRanges()].append(run, event.sequence)
  }
}

/// The reason for which a record will never arrive.
public enum DropReason: String, Sendable, CaseIterable {
  /// The store, or memory without a store, was full, and the record was among the oldest.
  case storeFull
  /// The installation is not part of the sample.
  case sampledOut
  /// The daily cap of events was reached.
  case dailyCap
  /// Delivery is switched off.
  case switchedOff
  /// The server refused the record permanently.
  case refusedByServer
  /// The record alone exceeds the server's limit of size.
  case tooLarge
  /// The record could not be stored, and the app has ended.
  case storeFailed
  /// The record was damaged in the store, which keeps its bytes in quarantine.
  case damaged
  /// The record was only in memory when the app was killed (S3.12).
  case killedBeforeStored
}

extension DeliveryAccount: CustomStringConvertible {
  /// One line: `12 tracked, 10 acknowledged, 2 queued (1 in memory, 1 in flight, 0 stored)`.
  public var description: String {
    let reasons = DropReason.allCases.compactMap { reason in
      dropped[reason].map { ", \($0.count) dropped (\(reason.rawValue))" }
    }
    return "\(tracked) tracked, \(inherited) inherited, \(acknowledged) acknowledged, "
      + "\(queued.total) queued (\(queued.inMemory) in memory, \(queued.inFlight) in flight, "
      + "\(queued.stored) stored)" + reasons.joined()
      + (damaged > 0 ? ", \(damaged) damaged" : "")
  }
}
