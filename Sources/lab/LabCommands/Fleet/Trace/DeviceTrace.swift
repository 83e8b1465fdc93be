import MiniUI

/// The history of one device, independent of the SDK: both ways play the same trace.
///
/// All times are integral milliseconds; those of a session count from its start.
struct DeviceTrace: Sendable {
  let sessions: [Session]
  /// True if the person returns once more after the last session.
  let returns: Bool
  /// The number of events that the pages should send.
  let eventCount: Int

  struct Session: Sendable {
    /// The visited pages, in order.
    let visits: [Visit]
    /// The time at which the person leaves the app.
    let end: Int
    /// The time at which the app is suspended, unless it dies before.
    let suspension: Int
    /// The death of the app before its suspension, if any.
    let death: Death?
    let network: NetworkTrace
    /// The duration of the person's absence afterwards.
    let pause: Int
    /// The cause of a loss of the web storage during the absence, if any.
    let storageLoss: LossCause?
  }

  struct Visit: Sendable {
    /// The time of the request; the page arrives ``WebView/loadTime`` later.
    let opens: Int
    let arrives: Int
    /// The time at which the script is ready; nil if that is too late.
    let ready: Int?
    let taps: [Int]
    /// The time at which the person leaves the page, unless the app dies before.
    let leaves: Int
    /// True if the person leaves the page before the app dies.
    let isLeft: Bool
    /// True if a beacon would lose the leave event.
    let losesBeacon: Bool
    /// True if an ordinary request would lose the leave event.
    let losesPlainLeave: Bool
    /// The number of its first event; the events are the opening, the taps and the leaving.
    let firstEvent: Int

    /// The number of the leave event, if the page is left.
    var leaveEvent: Int? { isLeft ? firstEvent + 1 + taps.count : nil }
    /// The numbers of all of its events.
    var events: Range<Int> { firstEvent..<firstEvent + 1 + taps.count + (isLeft ? 1 : 0) }
  }

  /// A death of the app, of which only an exception is reported to it.
  struct Death: Sendable {
    let time: Int
    /// The cause, for the events lost by it.
    let cause: LossCause
    /// True if the app's exception handler is called.
    var isException = false
  }
}

extension DeviceTrace.Session {
  /// Returns the reason why a page's SDK did not start: a slow script, or a death of the app.
  func reasonUntracked(_ visit: DeviceTrace.Visit) -> LossCause? {
    guard visit.ready == nil else { return nil }
    if let death, death.time <= visit.leaves { return death.cause }
    return .scriptNotReady
  }
}

/// The reason why an event never reached a server's ledger.
enum LossCause: String, CaseIterable, Sendable {
  /// The page was left before its script was ready.
  case scriptNotReady
  case leaveEvent
  /// The page was left before the request had arrived.
  case pageLeft
  /// The request reached no server despite a network.
  case requestFailed
  case noNetwork
  /// The request timed out and did not reach the server.
  case timeout
  case appCrashed
  case memoryKilled
  case swipeKilled
  /// The web storage with the event was cleared.
  case storageCleared
  /// The system erased the web storage with the event.
  case storageErased
  case cacheFull
  case refused
  /// The event was still on the device when the person left for the last time.
  case neverReturned
}

extension LossCause {
  var words: String {
    switch self {
    case .scriptNotReady: "page left before its script was ready"
    case .leaveEvent: "leave event did not arrive"
    case .pageLeft: "page left before the request had arrived"
    case .requestFailed: "request failed"
    case .noNetwork: "no network"
    case .timeout: "no answer before the timeout"
    case .appCrashed: "app crashed"
    case .memoryKilled: "app killed by the system"
    case .swipeKilled: "app swiped away"
    case .storageCleared: "web storage cleared"
    case .storageErased: "web storage erased"
    case .cacheFull: "cache full"
    case .refused: "refused by the app's SDK"
    case .neverReturned: "user never returned"
    }
  }
}
