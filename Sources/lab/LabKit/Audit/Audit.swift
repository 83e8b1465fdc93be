import AutoTrack
import Wording

/// The invariants of a run, checked after every step.
struct Audit {
  private var invariants: [any Invariant] = [
    BalancedAccounts(), ContinuedStores(), UniqueRecords(), JustifiedRepeats(), WholeRuns(),
    HonestAcknowledgements(), HonestDrops(), UnderstoodRequests(), NothingPrivate(),
    ToldCounts(), NoNegativeDurations(), WholeStores(), DrainedQueues(),
  ]

  mutating func violation(in evidence: AuditEvidence, after step: Int?) -> Violation? {
    for index in invariants.indices {
      guard let breach = invariants[index].breach(in: evidence) else { continue }
      let invariant = invariants[index]
      return Violation(
        invariant: invariant.name, rule: invariant.rule, breach: breach, step: step)
    }
    return nil
  }
}

/// A property that holds after every step of every scenario, under any fault.
///
/// It remembers its position in the evidence, so that a step costs only its new entries.
protocol Invariant {
  var name: String { get }
  var rule: Sentence { get }
  /// Returns the violation as a fact; nil if the property holds.
  mutating func breach(in evidence: AuditEvidence) -> Sentence?
}

/// The observable facts of a run after a step.
struct AuditEvidence {
  /// One process whose tracker delivers events.
  struct Run {
    /// The id of the run, the prefix of its records' ids.
    let id: String
    let bundle: String
    let account: DeliveryAccount
    /// The number of records that the app's last process left; nil if unknown.
    let left: Int?
    /// The allowed surplus: records that the last process failed to store but that reached the log.
    var mayFind = 0
    /// The allowed deficit: records that the last process failed to remove, but that are gone.
    var mayMiss = 0
  }

  /// The processes, oldest first.
  ///
  /// A process whose state is final is included once more at most.
  var runs: [Run] = []
  /// The number of events that processes outside `runs` have tracked.
  var trackedBefore = 0
  /// The number of events captured by all trackers that deliver.
  var captured = 0
  var events: ArraySlice<Event> = []
  /// Returns true if the app itself sets a duration.
  var appTellsDurations: () -> Bool = { false }
  /// All records that the server has stored, in order.
  var received: [Ledger.Entry] = []
  var requests: [ReceivedRequest] = []
  /// All acknowledgements that clients have received, in order.
  var heard: [Record.ID] = []
  /// The requests that the server could not read.
  var complaints: [Sentence] = []
  /// Records lost with an uninstalled app, or in a store that did not open, by app.
  var outOfReach: [String: Int] = [:]
  /// True if apps may have left records on the device before the audit began.
  var hasPast = false
  /// The number of failed removals of each finished record before the next run opened the store.
  ///
  /// The record may be resent that often without need.
  var forgottenLate: [Record.ID: Int] = [:]
  /// The counts of the running apps that no server has confirmed; empty if they are not audited.
  var counted: [StatisticsRow] = []
  /// The texts that must not reach a disk, unless the app writes them itself.
  var secrets: [Secret] = []
  /// Returns true if the app itself may set a property of an ignored element or screen.
  var mayAppTell: (String) -> Bool = { _ in false }
  /// The screens and elements that instruments must not capture.
  var ignored = IgnoredThings()
  /// The data written to the disk in the step.
  var written: [[UInt8]] = []
  /// SQLite's findings in stores at their opening and at the end.
  var damage: [Sentence] = []
  /// The apps whose queues do not drain without faults.
  var stuck: [String] = []
}
