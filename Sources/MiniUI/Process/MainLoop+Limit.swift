extension MainLoop {
  /// How long settling and advancing go on before they give up, so that no app can hang the lab.
  public struct Limit: Hashable, Sendable {
    /// Ends an app that keeps itself busy, turn after turn, at one moment.
    public var turns: Int
    /// Ends an app whose entries multiply, also in the middle of a turn: 100,000 unless set.
    ///
    /// Settling counts all that it runs, advancing what runs at one moment.
    public var entries = 100_000
    /// Ends an app that never tires while time passes: 1,000,000 entries unless set.
    ///
    /// Only advancing gets there; it counts all that it runs.
    public var entriesInAll = 1_000_000
    /// Ends an app that schedules more than it runs: 100,000 entries in the queue unless set.
    public var pending = 100_000
    /// Ends an app that animates for ever; advancing has an end of its own.
    public var time: Duration

    /// 10,000 turns or 60 s of virtual time, whichever comes first.
    public static let standard = Limit(turns: 10_000, time: .seconds(60))

    /// All bounds hold; the one that is reached first counts.
    public init(turns: Int, time: Duration) {
      self.turns = turns
      self.time = time
    }
  }

  /// What is left of a limit while it is used up.
  struct Allowance {
    private let limit: Limit
    private var turns: Int
    private var entries: Int
    private var entriesInAll: Int

    /// A turn that somebody asked for by itself has no bound.
    static let unlimited: Allowance = {
      var limit = Limit(turns: .max, time: .zero)
      limit.entries = .max
      limit.entriesInAll = .max
      limit.pending = .max
      return Allowance(limit)
    }()

    /// Nothing has been used yet.
    init(_ limit: Limit) {
      self.limit = limit
      turns = limit.turns
      entries = limit.entries
      entriesInAll = limit.entriesInAll
    }

    /// Another turn may begin.
    func allowsTurn(pending: Int) -> Bool { turns > 0 && allowsEntry(pending: pending) }

    /// Another entry may run, with so many in the queue.
    func allowsEntry(pending: Int) -> Bool {
      entries > 0 && entriesInAll > 0 && pending <= limit.pending
    }

    /// Time has passed, so what counts for one moment counts from nothing again.
    mutating func beginMoment() {
      turns = limit.turns
      entries = limit.entries
    }

    /// Takes a turn off.
    mutating func useTurn() { turns -= 1 }

    /// Takes an entry off.
    mutating func useEntry() {
      entries -= 1
      entriesInAll -= 1
    }
  }
}
