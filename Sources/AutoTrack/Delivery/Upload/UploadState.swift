import MiniUI

/// What an ``UploadMachine`` knows.
struct UploadState: Equatable, Sendable {
  /// A batch from memory that is under way.
  struct Flight: Equatable, Sendable {
    /// Its random id.
    let eventsID: String
    /// How many records it has.
    let count: Int
    /// Whether it has been stored meanwhile.
    var isStored = false
  }

  /// Where the sending of stored batches stands: there is one at a time.
  enum Run: Equatable, Sendable {
    /// None is under way.
    case resting
    /// One was asked for.
    case asking
    /// One of so many records is under way.
    case sending(Int)
  }

  /// What goes out as soon as it may.
  struct Owed: OptionSet, Sendable {
    let rawValue: Int
    /// What waits in memory.
    static let memory = Owed(rawValue: 1)
    /// What waits in the store.
    static let store = Owed(rawValue: 2)
    /// All of it.
    static let everything: Owed = [.memory, .store]

    init(rawValue: Int) { self.rawValue = rawValue }
  }

  /// What is switched on.
  var settings: UploadSettings
  /// How the device reaches its servers.
  var network = Network.wifi
  /// Whether a person sees the app, and nobody ends it.
  var isForeground = true
  /// Whether nothing is sent any more.
  var isStopped = false
  /// What nobody sends yet.
  var waiting = Waiting()
  /// What is under way from memory, the oldest first.
  var flights: [Flight] = []
  /// What is under way from the store.
  var run = Run.resting
  /// How many stored batches have gone out in a row.
  var batchesInRun = 0
  /// What is to go out.
  var owed: Owed = []
  /// How many records a request has at most; 413 halves it.
  var batchLimit: Int
  /// How often a server has failed in a row.
  var failures = 0
  /// For how long the server is left alone.
  var hold: Duration?
  /// The timers that run, each with its time.
  var armed = PerTimer<Duration>()
  /// How many events of this day were kept, for the cap.
  var keptToday = 0
}
