import MiniUI
import Testing

@testable import AutoTrack

/// The published cases of event timers, and the cases that they leave open.
@Suite struct EventTimerRows {
  private enum Call {
    case start, pause, resume, pauseAll, resumeAll, clearAll
  }

  /// Makes calls at whole seconds and ends the timer, named by its id or its event.
  private func seconds(
    _ calls: KeyValuePairs<Call, Int>, end: Int, byID: Bool, event: EventName = "timer"
  ) -> FiniteDouble? {
    var timers = EventTimers(ids: Chance(seed: 1))
    var timer = event.text
    for (call, second) in calls {
      let now = Duration.seconds(second)
      switch call {
      case .start:
        let id = timers.start(event, at: now)
        if byID { timer = id }
      case .pause: timers.pause(timer, at: now)
      case .resume: timers.resume(timer, at: now)
      case .pauseAll: timers.pauseAll(at: now)
      case .resumeAll: timers.resumeAll(at: now)
      case .clearAll: timers.removeAll()
      }
    }
    return timers.end(timer, at: .seconds(end))
  }

  @Test(arguments: [false, true])
  func `SA-T02 SA-T12 a paused timer does not count in the foreground either`(byID: Bool) {
    let calls: KeyValuePairs<Call, Int> = [.start: 2, .pause: 4, .pauseAll: 6, .resumeAll: 8]
    #expect(seconds(calls, end: 10, byID: byID) == 2.0)
  }

  @Test(arguments: [false, true])
  func `SA-T03 SA-T12 the time in the background does not count`(byID: Bool) {
    let calls: KeyValuePairs<Call, Int> = [.start: 2, .pauseAll: 4, .resumeAll: 6]
    #expect(seconds(calls, end: 8, byID: byID) == 4.0)
  }

  @Test(arguments: [false, true])
  func `SA-T05 a second pause changes nothing`(byID: Bool) {
    #expect(seconds([.start: 2, .pause: 4, .pause: 6], end: 8, byID: byID) == 2.0)
  }

  @Test(arguments: [false, true])
  func `SA-T08 a timer that was cleared has no duration`(byID: Bool) {
    #expect(seconds([.start: 2, .clearAll: 4], end: 4, byID: byID) == nil)
  }

  @Test func `SA-T08 an id names its event after its timer has ended`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let id = timers.start("testEventName", at: .zero)
    timers.removeAll()
    #expect(EventName(ofTimer: id) == "testEventName")
  }

  @Test func `SA-T17 the timer of $AppEnd continues when the app enters the background`() {
    let duration = seconds([.start: 0, .pauseAll: 2], end: 3, byID: false, event: .appEnd)
    #expect(duration == 3.0)
    #expect(seconds([.start: 0, .pauseAll: 2], end: 3, byID: false) == 2.0)
  }

  @Test func `a second resume changes nothing`() {
    #expect(seconds([.start: 2, .resume: 3], end: 8, byID: true) == 6.0)
    let calls: KeyValuePairs<Call, Int> = [.start: 2, .pause: 4, .resume: 5, .resume: 7]
    #expect(seconds(calls, end: 8, byID: true) == 5.0)
  }

  @Test func `a second pause of all timers counts no time twice`() {
    let calls: KeyValuePairs<Call, Int> = [.start: 2, .pauseAll: 4, .pauseAll: 6, .pause: 7]
    #expect(seconds(calls, end: 9, byID: true) == 2.0)
  }

  @Test func `a clock that is set back gives no negative duration`() {
    #expect(seconds([.start: 8], end: 2, byID: true) == 0.0)
    #expect(seconds([.start: 8, .pause: 2, .resume: 2], end: 3, byID: true) == 1.0)
  }
}
