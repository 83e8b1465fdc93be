import MiniUI
import Testing

@testable import AutoTrack

@Suite struct EventTimerNames {
  @Test func `SA-E11 an id is the name, a UUID with underscores, and an ending`() {
    var timers = EventTimers(ids: Chance(seed: 7))
    var chance = Chance(seed: 7)
    let uuid = String(chance.uuid().map { $0 == "-" ? "_" : $0 })
    let id = timers.start("testEventName", at: .zero)
    #expect(id == "testEventName_\(uuid)_SATimer")
    #expect(EventName(ofTimer: id) == "testEventName")
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
    #expect(timers.end(second, at: .seconds(9)) == 7.0)
    #expect(timers.end(first, at: .seconds(9)) == 8.0)
  }

  @Test func `an id given as a name restarts the timer of that id only`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let id = timers.start("buy", at: .seconds(1))
    #expect(timers.start(EventName(id), at: .seconds(5)) == id)
    #expect(timers.end("buy", at: .seconds(9)) == 8.0)
    #expect(timers.end(id, at: .seconds(9)) == 4.0)
  }

  @Test func `the end of an earlier start keeps the name with the latest start`() {
    var timers = EventTimers(ids: Chance(seed: 1))
    let first = timers.start("buy", at: .seconds(1))
    _ = timers.start("buy", at: .seconds(2))
    #expect(timers.end(first, at: .seconds(3)) == 2.0)
    #expect(timers.end("buy", at: .seconds(4)) == 2.0)
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
