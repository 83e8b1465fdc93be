import Testing

@testable import MiniUI

@Suite struct VirtualClocks {
  private let clock = VirtualClock(startingAt: .defaultEpoch)

  @Test func `a new clock shows its start time and an uptime of zero`() {
    #expect((clock.now, clock.uptime) == (.defaultEpoch, .zero))
  }

  @Test func `wall time and uptime advance together`() {
    clock.advance(by: .milliseconds(350))
    #expect((clock.now, clock.uptime) == (.defaultEpoch + .milliseconds(350), .milliseconds(350)))
  }

  @Test(arguments: ["2031-05-06T07:08:09Z", "1999-12-31T23:59:59Z"])
  func `a jump sets the wall time and keeps the uptime`(_ text: String) throws {
    let target = try #require(Instant(iso8601: text))
    clock.advance(by: .seconds(5))
    clock.jump(to: target)
    clock.advance(by: .seconds(1))
    #expect((clock.now, clock.uptime) == (target + .seconds(1), .seconds(6)))
  }

  @Test func `advances beyond the end of time stop there`() {
    for _ in 0..<40 { clock.advance(by: .seconds(Int64.max)) }
    #expect((clock.uptime, clock.now) == (VirtualClock.end, .latest))
  }

  @Test func `advancing a clock backwards ends the program`() async {
    await #expect(processExitsWith: .failure) {
      VirtualClock(startingAt: .defaultEpoch).advance(by: .seconds(-1))
    }
  }
}
