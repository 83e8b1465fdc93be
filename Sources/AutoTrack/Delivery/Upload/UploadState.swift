import MiniUI

struct UploadState: Equatable, Sendable {
  /// A batch from memory in flight.
  struct Flight: Equatable, Sendable {
    let eventsID: String
    let count: Int
    /// True if the batch has been stored in the meantime.
    var isStored = false
  }

  /// The upload of stored batches, one at a time.
  enum Run: Equatable, Sendable {
    /// No batch is in flight.
    case resting
    /// A batch was requested from the store.
    case asking
    /// A batch of this many records is in flight.
    case sending(Int)
  }

  /// The records that are due, and sent as soon as possible.
  struct Owed: OptionSet, Sendable {
    let rawValue: Int
    /// The waiting records of memory.
    static let memory = Owed(rawValue: 1)
    /// The waiting records of the store.
    static let store = Owed(rawValue: 2)
    static let everything: Owed = [.memory, .store]
  }

  var settings: UploadSettings
  var network = Network.wifi
  /// True unless the app is in the background or about to end.
  var isForeground = true
  /// True after a stop, when nothing is sent.
  var isStopped = false
  var waiting = Waiting()
  /// The batches from memory in flight, oldest first.
  var flights: [Flight] = []
  /// The stored batch in flight.
  var run = Run.resting
  /// The number of stored batches in the current run.
  var batchesInRun = 0
  var owed: Owed = []
  /// The maximum number of records in a request; a status of 413 halves it.
  var batchLimit: Int
  /// The number of the server's consecutive failures.
  var failures = 0
  /// The current back-off; nil if absent.
  var hold: Duration?
  /// The running timers with their delays.
  var armed = PerTimer<Duration>()
  /// The number of events kept today, for the cap.
  var keptToday = 0
}

struct PerTimer<Value> {
  private var interval: Value?
  private var retry: Value?

  init() {}

  /// The value of a timer; nil while it does not run.
  subscript(timer: UploadTimer) -> Value? {
    get {
      switch timer {
      case .interval: interval
      case .retry: retry
      }
    }
    set {
      switch timer {
      case .interval: interval = newValue
      case .retry: retry = newValue
      }
    }
  }
}

extension PerTimer: ExpressibleByDictionaryLiteral {
  /// Creates values from a literal; the last of a repeated timer wins.
  init(dictionaryLiteral pairs: (UploadTimer, Value)...) {
    self.init()
    for (timer, value) in pairs { self[timer] = value }
  }
}

extension PerTimer: Equatable where Value: Equatable {}
extension PerTimer: Sendable where Value: Sendable {}
