import AutoTrack

/// What can be seen of a run from outside after a step.
struct AuditEvidence {
  /// One process whose tracker delivers events.
  struct Run {
    /// The id of the run, which its records' ids begin with.
    let id: String
    /// The app's bundle identifier.
    let bundle: String
    /// What has become of its events.
    let account: DeliveryAccount
    /// How many records the app's last process has left; nil where nobody knows.
    let left: Int?
  }

  /// The processes, the oldest first.
  var runs: [Run] = []
  /// How many events have been captured, by all trackers that deliver.
  var captured = 0
  /// The events of the step.
  var events: ArraySlice<Event> = []
  /// Whether the app itself says how long something took.
  var appTellsDurations: () -> Bool = { false }
  /// What the server has stored, all of it, in order.
  var received: [Ledger.Entry] = []
  /// What the server was asked, all of it.
  var requests: [ReceivedRequest] = []
  /// How many records the clients have heard to be with the server.
  var heard = 0
  /// What the server could not read.
  var complaints: [String] = []
  /// Stored records that went with their app, or lie in a file that its process could not open.
  var outOfReach: [String: Int] = [:]
  /// Whether apps may have left records on the device before anybody has watched.
  var hasPast = false
  /// Whether a store could not forget what a server has: then that is sent again by the next run.
  var hasForgottenLate = false
  /// What must not reach a disk.
  var secrets: [Secret] = []
  /// What has been written to the disk during the step.
  var written: [[UInt8]] = []
  /// What SQLite says of files that were opened, and at the end of all.
  var damage: [String] = []
  /// The apps whose queues do not drain although nothing is wrong any more.
  var stuck: [String] = []
}

/// A text that must not reach a disk, and why.
struct Secret: Equatable {
  /// Its bytes.
  let bytes: [UInt8]
  /// What it is: `a text that was typed`.
  let reason: String

  /// Takes both as they are.
  init(_ text: String, _ reason: String) {
    (bytes, self.reason) = (Array(text.utf8), reason)
  }
}
