import MiniUI
import Testing

@Suite struct Launches {
  private let device = Device()
  private let log = Log()

  /// An app whose delegate and observers record their callbacks with the application's state.
  private func recordingProcess(_ body: @escaping (AppProcess) -> Void = { _ in }) throws
    -> AppProcess
  {
    try RecordingDelegate.process(on: device, log: log, body)
  }

  @Test func `AL-10 a launch calls the delegate first and ends with the active state`() throws {
    try recordingProcess().launch()
    #expect(
      log.take() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "UIApplicationDidFinishLaunchingNotification inactive",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
      ])
  }

  @Test func `AP-4 didBecomeActive precedes the first viewDidAppear`() throws {
    let log = log
    let process = try recordingProcess { process in
      let root = RecordingController(in: process)
      root.log = log
      (process.application.delegate as? ApplicationDelegate)?.show(root)
    }
    process.launch()
    log.add("end of launch")
    _ = process.mainLoop.settle()
    #expect(
      log.take() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "loadView", "viewDidLoad", "viewWillAppear", "viewWillLayoutSubviews",
        "viewDidLayoutSubviews", "viewIsAppearing",
        "UIApplicationDidFinishLaunchingNotification inactive",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
        "end of launch", "viewDidAppear",
      ])
  }

  @Test func `a launch in the background does not become active`() throws {
    let process = try recordingProcess()
    process.launch(inBackground: true)
    #expect(
      log.take() == [
        "willFinishLaunching background", "didFinishLaunching background",
        "UIApplicationDidFinishLaunchingNotification background",
      ])
    process.enterForeground()
    #expect(
      log.take() == [
        "applicationWillEnterForeground background",
        "UIApplicationWillEnterForegroundNotification background",
        "applicationDidBecomeActive active", "UIApplicationDidBecomeActiveNotification active",
      ])
  }

  @Test func `a process can be launched only once`() throws {
    let process = try recordingProcess()
    process.launch()
    log.take()
    process.launch()
    #expect(log.take() == [])
  }

  @Test func `a process that has not been launched gets no callbacks`() throws {
    let process = try recordingProcess()
    process.enterBackground()
    process.enterForeground()
    process.interrupt()
    process.terminate()
    #expect((log.take(), process.state) == ([], .terminated))
  }

  @Test func `T233 an app has no window until it makes one`() {
    let process = device.start(App())
    process.launch()
    #expect(process.application.windows.isEmpty)
    #expect((process.application.delegate as? ApplicationDelegate)?.window == nil)
  }

  @Test func `an app's delegate class may be named AppDelegate`() {
    let process = device.start(App(delegate: AppDelegate.self))
    process.launch()
    #expect((process.application.delegate?.class.name, process.state) == ("AppDelegate", .running))
  }

  final class AppDelegate: ApplicationDelegate {}

  @Test func `a delegate that shows a second controller uses the same window`() throws {
    let stage = Stage()
    let delegate = try #require(stage.process.application.delegate as? ApplicationDelegate)
    let controller = ViewController(in: stage.process)
    #expect(delegate.show(controller) === stage.window)
    #expect(stage.window.rootViewController === controller)
  }
}

@Suite struct Relaunches {
  private let device = Device()

  @Test func `a relaunch is a new process with its own classes, windows and observers`() throws {
    let old = Stage(on: device)
    try old.process.classes.declareClass("Extra", superclass: old.process.classes.root)
    try old.process.classes[View.self].hook(.addSubview, owner: "old", .before { (_: View, _) in })
    old.process.kill()
    let new = Stage(on: device)
    #expect(new.process.isRunning)
    #expect(new.process.classes["Extra"] == nil)
    #expect(new.process.classes.description == Stage().process.classes.description)
    #expect(new.window !== old.window)
    let button = new.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
    new.listener().listen(to: button, for: .touchUpInside)
    try new.finger.tap(button)
    #expect(new.log.take() == ["touchUpInside"])
  }

  @Test func `defaults and the clock belong to the device and survive`() {
    let old = Stage(on: device)
    device.defaults(of: "com.example.app")["first"] = "yes"
    old.process.mainLoop.advance(by: .seconds(10))
    old.process.kill()
    let new = Stage(on: device)
    #expect(new.device.defaults(of: "com.example.app")["first"] == "yes")
    #expect(new.device.clock.uptime == .seconds(10))
  }

  @Test func `each app has its own defaults with sorted keys`() {
    let defaults = device.defaults(of: "com.example.app")
    for key in ["b", "a", "c"] { defaults[key] = key }
    defaults["c"] = nil
    #expect((defaults.keys, device.defaults(of: "com.example.other").keys) == (["a", "b"], []))
  }
}
