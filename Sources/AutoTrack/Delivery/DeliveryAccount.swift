/// What has become of everything that was to be delivered; nothing is ever missing in it.
public struct DeliveryAccount: Equatable, Sendable {
  /// Where records are that have neither arrived nor been dropped.
  public struct Queue: Equatable, Sendable {
    /// In memory, and nobody sends them.
    public var inMemory = 0
    /// Under way; some of them are stored, too.
    public var inFlight = 0
    /// In the store, and nobody sends them.
    public var stored = 0

    /// All together.
    public var total: Int { inMemory + inFlight + stored }

    /// Takes the numbers as they are.
    public init(inMemory: Int = 0, inFlight: Int = 0, stored: Int = 0) {
      self.inMemory = inMemory
      self.inFlight = inFlight
      self.stored = stored
    }
  }

  /// How many events came.
  public var tracked = 0
  /// How many records of earlier runs were in the store when it was opened.
  public var inherited = 0
  /// The records that a server has said it has, in the order of its saying so.
  public var delivered = RecordRanges()
  /// What has neither arrived nor been dropped, as it is now, or was when the app ended.
  public var queued = Queue()
  /// The records that will never arrive, in the order in which they were given up.
  public var dropped: [DropReason: RecordRanges] = [:]

  /// How many records were lost with a part of the store's file that was damaged while it was open;
  /// their ids are not known.
  public var damaged = 0

  /// The records that are over, but still in the store, which could not forget them.
  ///
  /// The next run inherits them, and sends again what a server has: it knows them by their ids.
  public var unforgotten = RecordRanges()

  /// Nothing has happened yet.
  public init() {}

  /// How many records a server has said it has.
  public var acknowledged: Int { delivered.count }

  /// How many records will never arrive.
  public var droppedCount: Int { dropped.values.reduce(0) { $0 + $1.count } }

  /// Whether everything that came has arrived, waits or was dropped.
  public var isBalanced: Bool {
    tracked + inherited == acknowledged + queued.total + droppedCount + damaged
  }

  /// Notes records that will never arrive.
  mutating func drop(_ ids: [Record.ID], because reason: DropReason) {
    guard !ids.isEmpty else { return }
    dropped[reason, default: RecordRanges()].append(ids)
  }

  /// Notes an event that becomes no record.
  mutating func drop(_ event: Event, of run: String, because reason: DropReason) {
    dropped[reason, default: RecordRanges()].append(run, event.sequence)
  }
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
