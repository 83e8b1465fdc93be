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
    /// How many more there may be: the last process was told that they could not be stored, and
    /// they had reached the log all the same.
    var mayFind = 0
    /// How many there may be fewer: likewise, of those that could not be forgotten.
    var mayMiss = 0
  }

  /// The processes, the oldest first, but for those that nothing can change any more, and that
  /// were among them before.
  var runs: [Run] = []
  /// How many events the others have tracked.
  var trackedBefore = 0
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
  /// The records that the clients have heard to be with the server, all of them, in order.
  var heard: [Record.ID] = []
  /// What the server could not read.
  var complaints: [String] = []
  /// Stored records that went with their app, or lie in a file that its process could not open.
  var outOfReach: [String: Int] = [:]
  /// Whether apps may have left records on the device before anybody has watched.
  var hasPast = false
  /// How often a store could not forget a record that was over, before the next run opened it: so
  /// often is that sent again without need.
  var forgottenLate: [Record.ID: Int] = [:]
  /// What the apps that run have counted and no server has confirmed; empty where nobody looks.
  var counted: [StatisticsRow] = []
  /// What must not reach a disk.
  var secrets: [Secret] = []
  /// What instruments must not capture.
  var ignored = IgnoredThings()
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

  /// A property of an event, as JSON has it or as a `Property` of docs/event.proto.
  init(_ key: String, _ value: String, _ reason: String, _ isProtobuf: Bool) {
    let pair = Self.field(1, key) + Self.field(2, value)
    bytes = isProtobuf ? pair : Array("\"\(key)\":\"\(value)\"".utf8)
    self.reason = reason
  }

  /// An event of a name, as JSON has it or as the first fields of an `Event` of docs/event.proto.
  init(event name: String, _ reason: String, _ isProtobuf: Bool) {
    let head = Self.field(1, "track") + Self.field(2, name)
    bytes = isProtobuf ? head : Array("\"event\":\"\(name)\"".utf8)
    self.reason = reason
  }

  /// A text in protobuf: its number and wire type, its length in bits of seven, itself.
  private static func field(_ number: UInt8, _ text: String) -> [UInt8] {
    var (bytes, rest) = ([number << 3 | 2], text.utf8.count)
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)] + Array(text.utf8)
  }
}
