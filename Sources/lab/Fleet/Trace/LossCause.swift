/// Why an event never came to be in a server's ledger.
enum LossCause: String, CaseIterable, Sendable {
  /// The page was left before its script was ready.
  case scriptNotReady
  /// What a page sends as it is left did not arrive.
  case leaveEvent
  /// The page went before the request had arrived.
  case pageLeft
  /// The request reached no server, although there was a network.
  case requestFailed
  /// There was no network.
  case noNetwork
  /// No answer came in time, and the server had nothing either.
  case timeout
  /// The app crashed.
  case appCrashed
  /// The system ended the app.
  case memoryKilled
  /// The person threw the app out.
  case swipeKilled
  /// Somebody cleared the web storage that held it.
  case storageCleared
  /// The system erased the web storage that held it.
  case storageErased
  /// The store of the app's SDK was full.
  case cacheFull
  /// The app's SDK refused the event of the page.
  case refused
  /// It was still on the device when the person left for good.
  case neverReturned
}

extension LossCause {
  /// As a report says it.
  var words: String {
    switch self {
    case .scriptNotReady: "page left before its script was ready"
    case .leaveEvent: "leave event did not arrive"
    case .pageLeft: "page left before the request had arrived"
    case .requestFailed: "request failed"
    case .noNetwork: "no network"
    case .timeout: "no answer in time"
    case .appCrashed: "app crashed"
    case .memoryKilled: "app ended by the system"
    case .swipeKilled: "app thrown out"
    case .storageCleared: "web storage cleared"
    case .storageErased: "web storage erased"
    case .cacheFull: "cache full"
    case .refused: "refused by the app's SDK"
    case .neverReturned: "person never returned"
    }
  }
}
