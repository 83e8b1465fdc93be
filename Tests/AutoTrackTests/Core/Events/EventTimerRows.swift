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
    #expect((duration, seconds([.start: 0, .pauseAll: 2], end: 3, byID: false)) == (3.0, 2.0))
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

@Suite struct Durations {
  @Test(arguments: [
    (Duration.seconds(8), 8.0), (.milliseconds(350), 0.35), (.milliseconds(8_400), 8.4),
    (.microseconds(1_499), 0.001), (.microseconds(1_500), 0.002), (.microseconds(1_000_500), 1.001),
    (.nanoseconds(499_999), 0), (.zero, 0), (.milliseconds(86_399_999), 86_399.999),
  ])
  func `seconds have at most three decimals`(duration: Duration, seconds: Double) {
    #expect(FiniteDouble(seconds: duration).value == seconds)
  }

  @Test(arguments: [Duration.nanoseconds(-1), .seconds(-1), .seconds(Int64.min)])
  func `a clock that was set back gives no negative duration`(duration: Duration) {
    #expect(FiniteDouble(seconds: duration).value == 0)
  }

  @Test func `the longest duration is still a number`() {
    #expect(FiniteDouble(seconds: .seconds(Int64.max)).value == 9_223_372_036_854_775_808)
  }
}

@Suite struct EventTimerNames {
  @Test func `SA-E11 an id is the name, a UUID with underscores, and an ending`() {
    var timers = EventTimers(ids: Chance(seed: 7))
    var chance = Chance(seed: 7)
    let uuid = String(chance.uuid().map { $0 == "-" ? "_" : $0 })
    let id = timers.start("testEventName", at: .zero)
    #expect((id, EventName(ofTimer: id)) == ("testEventName_\(uuid)_SATimer", "testEventName"))
    #expect(timers.start("testEventName", at: .zero) != id)
  }

  @Test(arguments: [
    "", "testEventName", "buy_SATimer", "_SATimer",
    "_D3AC265B_3CC2_4C45_B8F0_3E05A83A9DAE_SATimer",
    "buyD3AC265B_3CC2_4C45_B8F0_3E05A83A9DAE_SATimer",
    "buy_X3AC265B_3CC2_4C45_B8F0_3E05A83A9DAE_SATimer",
    "buy_D3AC265B3_CC2_4C45_B8F0_3E05A83A9DAE_SATimer",
    "buy_D3AC265B_3CC2_4C45_B8F0_3E05A83A9DAE_Timer",
  ])
  func `any other text is a name`(text: String) {
    #expect(EventName(ofTimer: text).text == text)
  }

  @Test func `SA-T12 a name refers to the latest start, and every start runs under its own id`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let first = timers.start("buy", at: .seconds(1))
    let second = timers.start("buy", at: .seconds(2))
    timers.pause("buy", at: .seconds(4))
    #expect(timers.end("buy", at: .seconds(9)) == 2.0)
    #expect(timers.end("buy", at: .seconds(9)) == nil)
    #expect((timers.end(second, at: .seconds(9)), timers.end(first, at: .seconds(9))) == (7.0, 8.0))
  }

  @Test func `an id given as a name restarts the timer of that id only`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let id = timers.start("buy", at: .seconds(1))
    #expect(timers.start(EventName(id), at: .seconds(5)) == id)
    #expect((timers.end("buy", at: .seconds(9)), timers.end(id, at: .seconds(9))) == (8.0, 4.0))
  }

  @Test func `the end of an earlier start keeps the name with the latest start`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let first = timers.start("buy", at: .seconds(1))
    _ = timers.start("buy", at: .seconds(2))
    #expect((timers.end(first, at: .seconds(3)), timers.end("buy", at: .seconds(4))) == (2.0, 2.0))
  }

  @Test func `pausing an unknown timer does not create it`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    timers.pause("buy", at: .seconds(1))
    timers.resume("buy", at: .seconds(2))
    #expect(timers.end("buy", at: .seconds(3)) == nil)
  }

  @Test func `an id that ended and starts again counts as new for eviction`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let id = timers.start("buy", at: .zero)
    _ = timers.end(id, at: .zero)
    for _ in 1..<EventTimers.limit { _ = timers.start("buy", at: .zero) }
    _ = timers.start(EventName(id), at: .seconds(1))
    for _ in 1..<EventTimers.limit { _ = timers.start("buy", at: .zero) }
    #expect(timers.end(id, at: .seconds(3)) == 2.0)
  }

  @Test func `a start beyond the limit evicts only the oldest start`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let ids = (0...EventTimers.limit).map { _ in timers.start("buy", at: .zero) }
    _ = timers.end("buy", at: .zero)
    #expect(timers.end(ids[0], at: .seconds(1)) == nil)
    #expect(ids.dropFirst().allSatisfy { timers.end($0, at: .seconds(1)) == 1.0 })
  }

  @Test func `a duration has three decimals`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let id = timers.start("buy", at: .zero)
    #expect(timers.end(id, at: .microseconds(1_234_567)) == 1.235)
  }
}
