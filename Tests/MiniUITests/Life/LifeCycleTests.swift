import MiniUI
import Testing

@Suite struct LifeCycle {
  private let log = Log()
  private let process: AppProcess

  init() throws {
    process = try RecordingDelegate.process(on: Device(), log: log)
    process.launch()
    log.take()
  }

  @Test func `AL-12 to AL-14 entering the background resigns active first`() {
    process.enterBackground()
    #expect(
      log.take() == [
        "applicationWillResignActive active", "UIApplicationWillResignActiveNotification active",
        "applicationDidEnterBackground background",
        "UIApplicationDidEnterBackgroundNotification background",
      ])
    #expect(process.application.state == .background)
  }

  @Test func `AL-12 to AL-14 returning to the foreground begins in the background state`() {
    process.enterBackground()
    log.take()
    process.enterForeground()
    #expect(
      log.take() == [
        "applicationWillEnterForeground background",
        "UIApplicationWillEnterForegroundNotification background",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
      ])
    #expect(process.application.state == .active)
  }

  @Test func `AL-12 an interruption only resigns and becomes active`() {
    process.interrupt()
    #expect(
      log.take() == [
        "applicationWillResignActive active", "UIApplicationWillResignActiveNotification active",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
      ])
  }

  @Test func `AL-12 a repeated change has no effect`() {
    process.enterForeground()
    process.enterBackground()
    log.take()
    process.enterBackground()
    process.interrupt()
    #expect(log.take() == [])
  }

  @Test func `AL-13 the notifications have the application as their object`() {
    var objects: [DynamicObject?] = []
    process.notifications.observe(LifeNotification.willResignActive) { objects.append($0.object) }
    process.interrupt()
    #expect(objects.map { $0 === process.application } == [true])
  }

  @Test func `AL-15 an app that terminates gets willTerminate`() {
    process.terminate()
    #expect(
      log.take()
        == ["applicationWillTerminate active", "UIApplicationWillTerminateNotification active"])
    #expect(process.state == .terminated)
  }

  @Test(arguments: [false, true])
  func `AL-15 an app that is killed gets no callbacks`(_ inBackground: Bool) {
    if inBackground { process.enterBackground() }
    log.take()
    process.kill()
    #expect((log.take(), process.state) == ([], .killed))
  }

  @Test func `a process that has ended keeps its final state`() {
    process.kill()
    process.terminate()
    process.enterBackground()
    process.enterForeground()
    process.interrupt()
    process.launch()
    #expect((log.take(), process.state) == ([], .killed))
  }

  @Test func `AL-13 a delegate need not implement the callbacks`() {
    let stage = Stage()
    var posted: [String] = []
    stage.process.notifications.observe(LifeNotification.didEnterBackground) {
      posted.append($0.name)
    }
    stage.process.enterBackground()
    #expect(stage.process.state == .running)
    #expect(posted == ["UIApplicationDidEnterBackgroundNotification"])
  }

  @Test func `AP-35 controllers get no callbacks for the background`() {
    let stage = Stage(root: RecordingController.self)
    stage.log.take()
    stage.process.enterBackground()
    stage.process.enterForeground()
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == [])
  }
}
