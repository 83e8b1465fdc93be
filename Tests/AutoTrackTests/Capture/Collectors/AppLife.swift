@testable import AutoTrack
import MiniUI
import Testing

@Suite struct AppLife {
  /// A tracker that has been started in a process whose app has not been launched.
  private static func started() -> Probe {
    let probe = Probe(App())
    probe.start()
    return probe
  }

  private static func post(_ notification: String, in probe: Probe) {
    probe.process.notifications.post(notification, from: probe.process.application)
  }

  @Test func `SA-L01 willEnterForeground alone does not start the app`() {
    let probe = Self.started()
    probe.expect { Self.post(LifeNotification.willEnterForeground, in: probe) }
    #expect(probe.tracker.lifeState == .initial)
  }

  @Test func `SA-L02 an app that becomes active has started`() {
    let probe = Self.started()
    probe.launch(expecting: .firstStart)
    #expect(probe.tracker.lifeState == .started)
  }

  @Test func `SA-L02 an inactive app does not start, even if didBecomeActive is posted`() {
    let probe = Self.started()
    probe.expect {
      Self.post(LifeNotification.didBecomeActive, in: probe)
      probe.process.notifications.post(LifeNotification.didBecomeActive)
    }
    #expect(probe.tracker.lifeState == .initial)
  }

  @Test func `SA-L03 willResignActive does not change the life state`() {
    let probe = Self.started()
    probe.expect { Self.post(LifeNotification.willResignActive, in: probe) }
    #expect(probe.tracker.lifeState == .initial)
  }

  @Test func `SA-L04 an app in the background has ended`() {
    let probe = Self.started()
    probe.expect(.passiveStart) { probe.process.launch(inBackground: true) }
    probe.expect(.end(after: 0)) { Self.post(LifeNotification.didEnterBackground, in: probe) }
    #expect(probe.tracker.lifeState == .ended)
  }

  @Test func `SA-L04 an app that is not in the background has not ended`() {
    let probe = Self.started()
    probe.launch(expecting: .firstStart)
    probe.expect { Self.post(LifeNotification.didEnterBackground, in: probe) }
    #expect(probe.tracker.lifeState == .started)
  }

  @Test func `SA-L05 an app that is about to terminate has terminated`() {
    let probe = Self.started()
    probe.expect(.nothing(.termination)) { Self.post(LifeNotification.willTerminate, in: probe) }
    #expect(probe.tracker.lifeState == .terminated)
  }

  @Test func `an app that is launched in the background starts when it is shown`() {
    let probe = Self.started()
    probe.expect(.passiveStart) { probe.process.launch(inBackground: true) }
    probe.enterForeground(expecting: .start(first: false, resumed: false))
  }

  @Test func `setting the clock changes no duration`() throws {
    let (probe, _) = try Probe.showingElements()
    let clock = probe.process.device.clock
    probe.wait(.seconds(1))
    clock.jump(to: clock.now + .seconds(3600))
    probe.enterBackground(expecting: .elementLeave(after: 1), .end(after: 1))
  }
}
