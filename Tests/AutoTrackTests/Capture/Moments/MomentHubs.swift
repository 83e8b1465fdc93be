@testable import AutoTrack
import MiniUI
import Testing

@Suite struct MomentHubs {
  private let process = Device().start(App())
  private let hub = MomentHub()

  private func post(_ fact: Moment.Fact) { hub.post(Moment(fact, in: process)) }

  @Test func `observers see every moment, in the order in which they were added`() {
    let observers = [MomentList(), MomentList()]
    var order: [Int] = []
    for (number, observer) in observers.enumerated() {
      observer.onMoment = { order.append(number) }
      hub.add(observer)
    }
    post(.appBecameActive)
    post(.appEnteredBackground)
    #expect(observers.map(\.lines) == [["active", "background"], ["active", "background"]])
    #expect(order == [0, 1, 0, 1])
  }

  @Test func `an observer that is added twice sees a moment once`() {
    let observer = MomentList()
    hub.add(observer)
    hub.add(observer)
    post(.appBecameActive)
    #expect(observer.lines == ["active"])
  }

  @Test func `a removed observer gets no further moments, including the one under way`() {
    let (first, second) = (MomentList(), MomentList())
    first.onMoment = { hub.remove(second) }
    hub.add(first)
    hub.add(second)
    post(.appBecameActive)
    #expect((first.lines, second.lines) == (["active"], []))
  }

  @Test func `an observer that is added at a moment sees the next one`() {
    let (first, second) = (MomentList(), MomentList())
    first.onMoment = { hub.add(second) }
    hub.add(first)
    post(.appBecameActive)
    post(.appEnteredBackground)
    #expect(second.lines == ["background"])
  }

  @Test func `a moment has the times of the device's clock`() {
    let device = Device(time: Instant(millisecondsSince1970: 1_000))
    let process = device.start(App())
    process.mainLoop.advance(by: .milliseconds(250))
    device.clock.jump(to: Instant(millisecondsSince1970: 5_000))
    let moment = Moment(.appWillTerminate, in: process)
    #expect(moment.time == Instant(millisecondsSince1970: 5_000))
    #expect(moment.uptime == .milliseconds(250))
  }
}
