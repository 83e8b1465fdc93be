import MiniUI

/// What happens on one device, whoever sends the events: both ways live through the same.
///
/// All times are whole milliseconds; those of a session count from its start.
struct DeviceTrace: Sendable {
  /// The sessions, one after the other.
  let sessions: [Session]
  /// Whether the person would come back once more after the last session.
  let returns: Bool
  /// How many events the pages should tell of.
  let eventCount: Int

  /// The app comes to the front, shows pages, and goes.
  struct Session: Sendable {
    /// The pages that came to be shown, in order.
    let visits: [Visit]
    /// When the person leaves the app.
    let end: Int
    /// When the app is suspended, unless it dies before.
    let suspension: Int
    /// How the app dies before that, if it does.
    let death: Death?
    /// How it reaches servers.
    let network: NetworkTrace
    /// How long the person stays away afterwards.
    let pause: Int
    /// By what the web storage gets lost meanwhile, if it does.
    let storageLoss: LossCause?
  }

  /// A page that is shown.
  struct Visit: Sendable {
    /// When it is asked for; it is there ``WebView/loadTime`` later.
    let opens: Int
    /// When it is there.
    let arrives: Int
    /// When its script is ready; nil where that is too late.
    let ready: Int?
    /// When the person taps.
    let taps: [Int]
    /// When the person leaves it, unless the app dies before.
    let leaves: Int
    /// Whether the person gets to leave it.
    let isLeft: Bool
    /// Whether a beacon would lose the leave event.
    let losesBeacon: Bool
    /// Whether an ordinary request would lose it.
    let losesPlainLeave: Bool
    /// The number of the first of its events: the opening, then the taps, then the leaving.
    let firstEvent: Int

    /// The number of the event of leaving it, if it is left.
    var leaveEvent: Int? { isLeft ? firstEvent + 1 + taps.count : nil }
    /// The numbers of all of its events.
    var events: Range<Int> { firstEvent..<firstEvent + 1 + taps.count + (isLeft ? 1 : 0) }
  }

  /// An end of the app that it does not hear of, unless it is by an exception.
  struct Death: Sendable {
    /// When.
    let time: Int
    /// Why: the cause of what gets lost by it.
    let cause: LossCause
    /// Whether the app's handler of exceptions is called.
    var isException = false
  }
}

extension DeviceTrace.Session {
  /// Why the SDK of a page never began: it was not ready in time, or died before it was.
  func reasonUntold(_ visit: DeviceTrace.Visit) -> LossCause? {
    guard visit.ready == nil else { return nil }
    if let death, death.time <= visit.leaves { return death.cause }
    return .scriptNotReady
  }
}
