/// A number that a fleet depends on.
///
/// At 0 a cause contributes nothing, and what a file leaves out is 0; the others say how people,
/// networks and SDKs behave, and lose nothing by themselves.
enum FleetParameter: String, CaseIterable, Sendable {
  /// How long a page's script takes to be ready.
  case scriptReady
  /// The share of leave events that a beacon loses.
  case leaveEventLost
  /// The share of leave events that an ordinary request loses.
  case plainLeaveEventLost
  /// How long a request takes over LTE.
  case requestTime4G
  /// How long a request takes over UMTS.
  case requestTime3G
  /// How long a request takes over a network nearby.
  case requestTimeWiFi
  /// The share of requests that reach no server although there is a network.
  case requestFails
  /// The share of time without a network.
  case offline
  /// How often in an hour the network changes its generation.
  case networkChanges
  /// The share of sessions that a crash ends.
  case crash
  /// The share of sessions in which the system ends the app.
  case memoryKill
  /// The share of sessions after which the person throws the app out.
  case swipeKill
  /// The share of sessions after which the person never comes back.
  case lastSession
  /// The share of pauses in which somebody clears the web storage.
  case storageCleared
  /// The share of devices that erase web storage which nobody has visited for long.
  case storageErased
  /// How many sessions a device has.
  case sessions
  /// How many pages a session shows, on the average.
  case pages
  /// How many days lie between two sessions, on the average.
  case days
  /// The shape of the time that a person stays on a page: Weibull's k.
  case dwellShape
  /// The scale of the time that a person stays on a page: Weibull's λ.
  case dwellScale
  /// How many seconds lie between two taps on a page, on the average.
  case tapInterval
  /// How much the time of scripts varies: σ of its logarithm.
  case scriptSpread
  /// How much the time of requests varies: σ of its logarithm.
  case requestSpread
  /// The share of sessions over UMTS.
  case share3G
  /// The share of sessions over a network nearby.
  case shareWiFi
  /// How long a time without a network lasts, on the average.
  case offlineSpell
  /// For how long a change of the network lets nothing through.
  case networkGap
  /// The share of requests whose answer gets lost, after the server has taken them.
  case answerLost
  /// The share of crashes that are exceptions, of which an app hears.
  case exceptions
  /// How long after leaving an app a person throws it out.
  case swipeDelay
  /// For how long the system lets an app run on in the background.
  case backgroundTime
  /// How long the page's SDK waits for an answer.
  case pageTimeout
  /// How often the page's SDK tries again.
  case pageRetries
  /// Whether the page's SDK sends the leave event as a beacon.
  case sendsBeacon
  /// Whether the page's SDK keeps events in the web storage until they have arrived.
  case pageStores
  /// How often the page's SDK sends what it keeps.
  case pageInterval
  /// How many days web storage lasts without a visit where the system erases it.
  case storageLife
  /// How often the app's SDK sends.
  case sdkInterval
  /// Beyond how many waiting events the app's SDK sends at once.
  case sdkThreshold
  /// How many events the app's SDK keeps.
  case sdkLimit
  /// Whether the app's SDK stores each event before it goes on.
  case sdkWritesThrough
}

extension FleetParameter {
  /// The causes, in the order of the reference.
  static let causes = allCases.filter(\.isCause)
  /// The other numbers.
  static let settings = allCases.filter { !$0.isCause }

  /// Whether events can get lost by it, and none can where it is 0.
  var isCause: Bool {
    switch self {
    case .scriptReady, .leaveEventLost, .plainLeaveEventLost, .requestTime4G, .requestTime3G,
      .requestTimeWiFi, .requestFails, .offline, .networkChanges, .crash, .memoryKill, .swipeKill,
      .lastSession, .storageCleared, .storageErased:
      true
    default: false
    }
  }

  /// Which ways it bears on; the other one comes out the same whatever it is.
  var ways: Set<FleetWay> {
    switch self {
    case .leaveEventLost, .plainLeaveEventLost, .storageCleared, .storageErased, .storageLife,
      .pageTimeout, .pageRetries, .sendsBeacon, .pageStores, .pageInterval:
      [.direct]
    case .sdkInterval, .sdkThreshold, .sdkLimit, .sdkWritesThrough, .exceptions: [.bridged]
    default: [.direct, .bridged]
    }
  }
}

/// How the events of pages reach a server.
enum FleetWay: String, CaseIterable, Sendable {
  /// The page's own SDK sends them (S2.1).
  case direct
  /// The page hands them to the app's SDK (S2.3).
  case bridged
}
