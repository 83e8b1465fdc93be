import LabKit
import MiniUI

extension DeviceTrace {
  init(_ values: FleetValues, of device: Chance) {
    var (sessions, eventCount, returns) = ([Session](), 0, true)
    var whole = Draws("device", of: device)
    let erases = whole.happens(values[.storageErased])
    while sessions.count < values.count(.sessions), returns {
      let chance = device.stream("session \(sessions.count)")
      var draws = Draws("end", of: chance)
      returns = !draws.happens(values[.lastSession])
      let session = Session(values, of: chance, erases: erases, firstEvent: eventCount)
      eventCount = session.visits.last?.events.upperBound ?? eventCount
      sessions.append(session)
    }
    (self.sessions, self.eventCount, self.returns) = (sessions, eventCount, returns)
  }
}

extension DeviceTrace.Session {
  fileprivate init(_ values: FleetValues, of chance: Chance, erases: Bool, firstEvent: Int) {
    let pages = Self.pages(values, of: chance)
    end = pages.last?.leaves ?? 0
    suspension = end + values.milliseconds(.backgroundTime)
    death = Self.death(values, of: chance, end: end, suspension: suspension)
    visits = Self.visits(pages, until: death?.time ?? .max, firstEvent: firstEvent)
    network = NetworkTrace(values, of: chance, lasting: suspension)
    var draws = Draws("pause", of: chance)
    let days = draws.wait(mean: values[.days])
    pause = (days * 86_400_000).wholeNumber
    let isCleared = draws.happens(values[.storageCleared])
    let isErased = erases && days > values[.storageLife]
    storageLoss = isCleared ? .storageCleared : isErased ? .storageErased : nil
  }

  /// Returns the pages that the person would visit if the app survived.
  private static func pages(_ values: FleetValues, of chance: Chance) -> [Page] {
    var draws = Draws("pages", of: chance)
    var pages: [Page] = []
    repeat {
      let start = pages.last?.leaves ?? 0
      pages.append(Page(values, of: chance.stream("page \(pages.count)"), opens: start))
    } while draws.happens(1 - 1 / values[.pages])
    return pages
  }

  private static func visits(
    _ pages: [Page], until death: Int, firstEvent: Int
  ) -> [DeviceTrace.Visit] {
    var (visits, next) = ([DeviceTrace.Visit](), firstEvent)
    for page in pages where page.arrives < death {
      visits.append(page.visit(until: death, firstEvent: next))
      next = visits.last?.events.upperBound ?? next
    }
    return visits
  }

  /// Returns the earliest death of the app before its suspension, if any.
  private static func death(
    _ values: FleetValues, of chance: Chance, end: Int, suspension: Int
  ) -> DeviceTrace.Death? {
    var draws = Draws("death", of: chance)
    // Every number is drawn, used or not, so that later draws do not shift.
    let (crash, crashPlace) = (draws.happens(values[.crash]), draws.uniform())
    let isException = draws.happens(values[.exceptions])
    let (kill, killPlace) = (draws.happens(values[.memoryKill]), draws.uniform())
    let swipe = draws.happens(values[.swipeKill])
    let deaths: [DeviceTrace.Death?] = [
      crash
        ? DeviceTrace.Death(
          time: Int(crashPlace * Double(end)), cause: .appCrashed, isException: isException) : nil,
      kill
        ? DeviceTrace.Death(time: Int(killPlace * Double(suspension)), cause: .memoryKilled) : nil,
      swipe
        ? DeviceTrace.Death(
          time: end + max(1, values.milliseconds(.swipeDelay)), cause: .swipeKilled) : nil,
    ]
    return deaths.compactMap(\.self).filter { $0.time < suspension }.min { $0.time < $1.time }
  }
}

/// A page as the person would visit it if the app survived.
private struct Page {
  let opens: Int
  let arrives: Int
  let leaves: Int
  let ready: Int?
  let taps: [Int]
  let losesBeacon: Bool
  let losesPlainLeave: Bool

  /// The longest stay: after an hour the phone is assumed to be out of use.
  private static let longestStay = 3_600_000

  /// Draws a visit; the stay and the script's time count from the arrival of the page.
  init(_ values: FleetValues, of chance: Chance, opens: Int) {
    self.opens = opens
    arrives = opens + Int(WebView.loadTime / .milliseconds(1))
    var draws = Draws("visit", of: chance)
    let dwell = draws.weibull(shape: values[.dwellShape], scale: values[.dwellScale])
    leaves = arrives + min(max(1, (dwell * 1_000).wholeNumber), Self.longestStay)
    let script = draws.logNormal(median: values[.scriptReady], spread: values[.scriptSpread])
    let ready = arrives + (script * 1_000).wholeNumber
    self.ready = ready < leaves ? ready : nil
    taps = Self.taps(values, of: chance, from: ready, to: leaves)
    // One number for both, so that only the thresholds differ.
    let place = draws.uniform()
    losesBeacon = place < values[.leaveEventLost]
    losesPlainLeave = place < values[.plainLeaveEventLost]
  }

  /// Returns the taps after the script is ready; earlier ones have no effect and no event.
  private static func taps(
    _ values: FleetValues, of chance: Chance, from ready: Int, to end: Int
  ) -> [Int] {
    var draws = Draws("taps", of: chance)
    var (taps, time) = ([Int](), ready)
    while true {
      time += (draws.wait(mean: values[.tapInterval]) * 1_000).wholeNumber + 1
      guard time < end else { return taps }
      taps.append(time)
    }
  }

  /// Returns the part of the visit before the app dies.
  func visit(until death: Int, firstEvent: Int) -> DeviceTrace.Visit {
    DeviceTrace.Visit(
      opens: opens, arrives: arrives, ready: ready.flatMap { $0 < death ? $0 : nil },
      taps: taps.filter { $0 < death }, leaves: leaves, isLeft: leaves < death,
      losesBeacon: losesBeacon, losesPlainLeave: losesPlainLeave, firstEvent: firstEvent)
  }
}
