/// The reason why an event never reached a server's ledger.
enum LossCause: String, CaseIterable, Sendable {
  /// The page was left before its script was ready.
  case scriptNotReady
  /// The leave event did not arrive.
  case leaveEvent
  /// The page was left before the request had arrived.
  case pageLeft
  /// The request reached no server despite a network.
  case requestFailed
  /// There was no network.
  case noNetwork
  /// The request timed out and did not reach the server.
  case timeout
  case appCrashed
  /// The system killed the app.
  case memoryKilled
  /// The person swiped the app away.
  case swipeKilled
  /// The web storage with the event was cleared.
  case storageCleared
  /// The system erased the web storage with the event.
  case storageErased
  /// The store of the app's SDK was full.
  case cacheFull
  /// The app's SDK refused the event of the page.
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
