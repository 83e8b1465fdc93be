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
    #expect(log.take() == [])
    #expect(process.state == .terminated)
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
    #expect(process.application.delegate?.class.name == "AppDelegate")
    #expect(process.state == .running)
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
