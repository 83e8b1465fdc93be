/// The defaults, bounds and meanings of the parameters.
extension FleetParameter {
  /// The default; a cause that is left out never happens.
  package var standard: Double {
    switch self {
    case .sessions: 4
    case .pages: 3
    case .days, .sendsBeacon: 1
    case .dwellShape: 0.77
    case .dwellScale: 49
    case .tapInterval, .pageTimeout: 8
    case .scriptSpread: 0.6
    case .requestSpread, .shareWiFi, .exceptions: 0.5
    case .share3G: 0.05
    case .offlineSpell: 60
    case .networkGap: 4.5
    case .swipeDelay: 2
    case .backgroundTime: 5
    case .pageInterval: 6
    case .storageLife: 7
    case .sdkInterval: 15
    case .sdkThreshold: 100
    case .sdkLimit: 10_000
    default: 0
    }
  }

  var bounds: ClosedRange<Double> {
    switch self {
    case .offline: 0...0.9
    case .sendsBeacon, .pageStores, .sdkWritesThrough: 0...1
    case .networkChanges: 0...600
    case .sessions, .pages: 1...1_000
    case .days, .storageLife: 0...3_650
    case .dwellShape: 0.1...5
    case .dwellScale, .tapInterval, .pageTimeout, .pageInterval: 0.1...3_600
    case .scriptSpread, .requestSpread: 0...3
    case .offlineSpell, .sdkInterval: 1...86_400
    case .pageRetries: 0...10
    case .sdkThreshold, .sdkLimit: 1...1_000_000
    default: isTime ? 0...60 : 0...1
    }
  }

  /// True if only whole numbers are valid.
  var isWhole: Bool {
    switch self {
    case .sessions, .sendsBeacon, .pageStores, .pageRetries, .sdkWritesThrough, .sdkThreshold,
      .sdkLimit:
      true
    default: false
    }
  }

  private var isTime: Bool {
    switch self {
    case .scriptReady, .requestTime4G, .requestTime3G, .requestTimeWiFi, .networkGap, .swipeDelay,
      .backgroundTime:
      true
    default: false
    }
  }

  var meaning: String {
    isCause ? "\(words)" : "\(words); \(standard.plain) unless given"
  }

  private var words: String {
    switch self {
    case .scriptReady: "seconds until a page's script is ready, the median"
    case .leaveEventLost: "share of leave events that a beacon loses"
    case .plainLeaveEventLost: "share of leave events that an ordinary request loses"
    case .requestTime4G: "seconds that a request takes over LTE, the median"
    case .requestTime3G: "seconds that a request takes over UMTS, the median"
    case .requestTimeWiFi: "seconds that a request takes over Wi-Fi, the median"
    case .requestFails: "share of requests that fail although there is a network"
    case .offline: "share of time without a network"
    case .networkChanges: "changes of the network's generation in an hour"
    case .crash: "share of sessions that a crash ends"
    case .memoryKill: "share of sessions in which the system ends the app"
    case .swipeKill: "share of sessions after which the user swipes the app away"
    case .lastSession: "share of sessions after which the user never returns"
    case .storageCleared: "share of pauses in which the user clears the web storage"
    case .storageErased: "share of devices that erase web storage after `storageLife`"
    case .sessions: "sessions of a device that is not given up"
    case .pages: "pages of a session, the mean"
    case .days: "days between sessions, the mean"
    case .dwellShape: "shape of the time on a page (Weibull's k)"
    case .dwellScale: "scale of the time on a page in seconds (Weibull's λ)"
    case .tapInterval: "seconds between taps on a page whose script is ready, the mean"
    case .scriptSpread: "σ of the logarithm of a script's time"
    case .requestSpread: "σ of the logarithm of a request's time"
    case .share3G: "share of sessions over UMTS"
    case .shareWiFi: "share of sessions over Wi-Fi"
    case .offlineSpell: "seconds of a time without a network, the mean"
    case .networkGap: "seconds without a connection after a change of the network"
    case .answerLost: "share of requests whose answer is lost"
    case .exceptions: "share of crashes that are exceptions, which the app can observe"
    case .swipeDelay: "seconds from leaving the app to swiping it away"
    case .backgroundTime: "seconds that the app runs on in the background"
    case .pageTimeout: "seconds that the page's SDK waits for an answer"
    case .pageRetries: "number of retries of the page's SDK"
    case .sendsBeacon: "1 if the page's SDK sends the leave event as a beacon, else 0"
    case .pageStores: "1 if the page's SDK keeps events in the web storage until they arrive"
    case .pageInterval: "seconds between the batches of the page's SDK"
    case .storageLife: "days that web storage lasts without a visit"
    case .sdkInterval: "seconds between the batches of the app's SDK"
    case .sdkThreshold: "waiting events beyond which the app's SDK sends at once"
    case .sdkLimit: "events that the app's SDK keeps"
    case .sdkWritesThrough: "1 if the app's SDK stores each event synchronously, else 0"
    }
  }
}

extension Double {
  /// The number without a fraction if it is whole.
  package var plain: String { self == rounded() && magnitude < 1e15 ? "\(Int(self))" : "\(self)" }
}
