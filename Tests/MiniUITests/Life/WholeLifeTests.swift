import MiniUI
import Testing

@Suite struct WholeLives {
  private let device = Device()
  private let log = Log()

  @Test
  func `T235 AL-10 AL-12 AL-15 a whole life sends its callbacks in this order`() throws {
    let process = try RecordingDelegate.process(on: device, log: log)
    process.launch()
    process.enterBackground()
    process.enterForeground()
    process.interrupt()
    process.terminate()
    #expect(log.take() == Self.launch + Self.away + Self.back + Self.interruption + Self.end)
  }

  @Test func `T230 AL-13 each change calls the delegate once and then posts once`() throws {
    let process = try RecordingDelegate.process(on: device, log: log)
    process.launch()
    log.take()
    let changes = [
      process.beginInterruption, process.endInterruption, process.enterBackground,
      process.enterForeground,
    ]
    let lines = changes.map { change in
      change()
      return log.take()
    }
    #expect(
      lines == [
        Array(Self.interruption.prefix(2)), Array(Self.interruption.suffix(2)), Self.away,
        Self.back,
      ])
  }

  @Test func `AL-14 an app is inactive while an interruption lasts, and gets no touches`() {
    let stage = Stage()
    stage.process.beginInterruption()
    #expect(stage.process.application.state == .inactive)
    #expect(stage.finger.down(at: Point(x: 100, y: 100)) == nil)
    stage.process.endInterruption()
    #expect(stage.process.application.state == .active)
    #expect(stage.finger.down(at: Point(x: 100, y: 100)) === stage.root.view)
  }

  @Test func `AL-12 an interruption may be followed by the background`() throws {
    let process = try RecordingDelegate.process(on: device, log: log)
    process.launch()
    process.beginInterruption()
    process.beginInterruption()
    process.enterBackground()
    process.endInterruption()
    #expect(log.take() == Self.launch + Self.away)
  }

  @Test func `T233 AL-16 without a storyboard the delegate has no window until the app sets it`() {
    var seen: [Bool] = []
    var counts: [Int] = []
    let process = device.start(
      App { process in
        let delegate = process.application.delegate as? ApplicationDelegate
        seen.append(delegate?.window != nil)
        counts.append(process.application.windows.count)
        delegate?.show(ViewController(in: process))
        counts.append(process.application.windows.count)
      })
    process.classes[ApplicationDelegate.self].addMethod(
      .willFinishLaunching,
      Body { (delegate: ApplicationDelegate, _, _, _) in
        seen.append(delegate.window != nil)
        return true
      })
    process.launch()
    #expect((seen, counts) == ([false, false], [0, 1]))
  }

  @Test
  func `AL-16 with a storyboard the delegate has a window before its first callback`() throws {
    var app = App()
    app.storyboard = { ViewController(in: $0) }
    let process = device.start(app)
    try process.classes[ApplicationDelegate.self].hook(
      .setWindow, owner: "test",
      .before { [log] (_: ApplicationDelegate, window) in
        log.add("setWindow \(window?.class.name ?? "nil")")
      })
    process.classes[ApplicationDelegate.self].addMethod(
      .willFinishLaunching,
      Body { [log] (delegate: ApplicationDelegate, _, _, _) in
        log.add("willFinish \(delegate.window?.isHidden == true)")
        return true
      })
    process.launch()
    #expect(log.take() == ["setWindow UIWindow", "willFinish true"])
    #expect(process.application.keyWindow?.rootViewController != nil)
  }

  private static let launch = [
    "willFinishLaunching inactive", "didFinishLaunching inactive",
    "UIApplicationDidFinishLaunchingNotification inactive",
    "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
  ]
  private static let away = [
    "applicationWillResignActive active", "UIApplicationWillResignActiveNotification active",
    "applicationDidEnterBackground background",
    "UIApplicationDidEnterBackgroundNotification background",
  ]
  private static let back = [
    "applicationWillEnterForeground background",
    "UIApplicationWillEnterForegroundNotification background",
    "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
  ]
  private static let interruption = [
    "applicationWillResignActive active", "UIApplicationWillResignActiveNotification active",
    "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
  ]
  private static let end = [
    "applicationWillTerminate active", "UIApplicationWillTerminateNotification active",
  ]
}
