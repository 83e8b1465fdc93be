/// A parameter of a fleet.
///
/// At 0, the default, a cause has no effect. The other parameters describe people, networks and
/// SDKs, and lose no events on their own.
package enum FleetParameter: String, CaseIterable, Sendable {
  /// The seconds until a page's script is ready, the median.
  case scriptReady
  /// The share of leave events that a beacon loses.
  case leaveEventLost
  /// The share of leave events that an ordinary request loses.
  case plainLeaveEventLost
  /// The seconds that a request takes over LTE, the median.
  case requestTime4G
  /// The seconds that a request takes over UMTS, the median.
  case requestTime3G
  /// The seconds that a request takes over Wi-Fi, the median.
  case requestTimeWiFi
  /// The share of requests that reach no server despite a network.
  case requestFails
  /// The share of time without a network.
  case offline
  /// The changes of the network's generation per hour.
  case networkChanges
  /// The share of sessions that a crash ends.
  case crash
  /// The share of sessions in which the system ends the app.
  case memoryKill
  /// The share of sessions after which the person swipes the app away.
  case swipeKill
  /// The share of sessions after which the person never returns.
  case lastSession
  /// The share of pauses in which the web storage is cleared.
  case storageCleared
  /// The share of devices that erase web storage after a long time without a visit.
  case storageErased
  case sessions
  /// The pages per session, the mean.
  case pages
  /// The days between two sessions, the mean.
  case days
  /// The shape of the time on a page: Weibull's k.
  case dwellShape
  /// The scale of the time on a page in seconds: Weibull's λ.
  case dwellScale
  /// The seconds between two taps on a page, the mean.
  case tapInterval
  /// The spread of script times: σ of the logarithm.
  case scriptSpread
  /// The spread of request times: σ of the logarithm.
  case requestSpread
  /// The share of sessions over UMTS.
  case share3G
  case shareWiFi
  /// The seconds of a spell without a network, the mean.
  case offlineSpell
  /// The seconds for which a change of the network blocks all requests.
  case networkGap
  /// The share of requests whose response is lost after the server has stored them.
  case answerLost
  /// The share of crashes that are exceptions, which the app can report.
  case exceptions
  /// The seconds from leaving an app to swiping it away.
  case swipeDelay
  /// The seconds that the system lets an app run in the background.
  case backgroundTime
  /// The timeout of the page SDK's requests, in seconds.
  case pageTimeout
  case pageRetries
  /// 1 if the page's SDK sends the leave event as a beacon, else 0.
  case sendsBeacon
  /// 1 if the page's SDK keeps events in web storage until they arrive, else 0.
  case pageStores
  /// The seconds between two uploads of the events that the page's SDK keeps.
  case pageInterval
  /// The days that web storage lasts without a visit on a device that erases it.
  case storageLife
  /// The seconds between two uploads of the app's SDK.
  case sdkInterval
  /// The number of queued events beyond which the app's SDK uploads at once.
  case sdkThreshold
  /// The maximum number of events that the app's SDK keeps.
  case sdkLimit
  /// 1 if the app's SDK stores each event before it continues, else 0.
  case sdkWritesThrough
}

extension FleetParameter {
  /// The causes, in the order of the reference.
  static let causes = allCases.filter(\.isCause)
  /// The parameters other than causes.
  static let settings = allCases.filter { !$0.isCause }

  /// True for a parameter that can lose events and loses none at 0.
  var isCause: Bool {
    switch self {
    case .scriptReady, .leaveEventLost, .plainLeaveEventLost, .requestTime4G, .requestTime3G,
      .requestTimeWiFi, .requestFails, .offline, .networkChanges, .crash, .memoryKill, .swipeKill,
      .lastSession, .storageCleared, .storageErased:
      true
    default: false
    }
  }

  /// The ways that the parameter affects; the others come out equal for every value.
  package var ways: Set<FleetWay> {
    switch self {
    case .leaveEventLost, .plainLeaveEventLost, .storageCleared, .storageErased, .storageLife,
      .pageTimeout, .pageRetries, .sendsBeacon, .pageStores, .pageInterval:
      [.direct]
    case .sdkInterval, .sdkThreshold, .sdkLimit, .sdkWritesThrough, .exceptions: [.bridged]
    default: [.direct, .bridged]
    }
  }
}

/// The way of a page's events to a server.
package enum FleetWay: String, CaseIterable, Sendable {
  /// The page's own SDK sends them (S2.1).
  case direct
  /// The page passes them to the app's SDK (S2.3).
  case bridged
}
