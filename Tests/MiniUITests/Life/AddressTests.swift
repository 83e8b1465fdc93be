import MiniUI
import Testing

@Suite struct Addresses {
  private let device = Device()
  private let log = Log()
  private let process: AppProcess

  init() throws {
    process = try RecordingDelegate.process(on: device, log: log, schemes: ["shop"])
    process.classes[RecordingDelegate.self].addMethod(
      .applicationOpenURL,
      Body { [log] (_: DynamicObject, application, url, _, _) in
        let state = (application as? Application).map { "\($0.state)" } ?? "nil"
        log.add("openURL \((url as? URLObject)?.address ?? "nil") \(state)")
        return true
      })
  }

  private func url(_ address: String) -> URLObject { URLObject(address, in: process) }

  @Test func `an address launches the app and is delivered before it is active`() {
    #expect(process.open("shop://product/7"))
    #expect(
      log.take() == [
        "willFinishLaunching inactive", "didFinishLaunching inactive",
        "UIApplicationDidFinishLaunchingNotification inactive",
        "openURL shop://product/7 inactive", "applicationDidBecomeActive active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
  }

  @Test func `an address returns the app to the foreground and is delivered before it is active`() {
    process.launch()
    process.enterBackground()
    log.take()
    #expect(process.open("SHOP://cart"))
    #expect(
      log.take() == [
        "applicationWillEnterForeground background",
        "UIApplicationWillEnterForegroundNotification background",
        "openURL SHOP://cart inactive", "applicationDidBecomeActive active",
        "UIApplicationDidBecomeActiveNotification active",
      ])
  }

  @Test func `an active app receives the address without life cycle callbacks`() {
    process.launch()
    log.take()
    #expect([process.open("shop://a"), process.application.open(url("shop://b"))] == [true, true])
    #expect(log.take() == ["openURL shop://a active", "openURL shop://b active"])
  }

  @Test func `an address of another app's scheme reaches no delegate`() {
    process.launch()
    log.take()
    #expect([process.open("other://a"), process.open("nothing")] == [false, false])
    #expect(log.take() == [])
    #expect([url("nothing").scheme, url(":a").scheme, url("A:b").scheme] == [nil, nil, "a"])
  }

  @Test
  func `T234 AL-17 an app is looked up by its scheme at each call, and a missing one never throws`()
  {
    process.launch()
    log.take()
    let (application, url) = (process.application, url("bank://pay"))
    #expect([application.canOpen(url), application.open(url)] == [false, false])
    device.otherSchemes.insert("bank")
    #expect([application.canOpen(url), application.open(url)] == [true, true])
    device.otherSchemes.remove("bank")
    #expect([application.canOpen(url), application.open(url)] == [false, false])
    #expect((process.state, log.take()) == (.running, []))
  }

  @Test func `an address of another app opens that app on a later turn`() {
    process.launch()
    log.take()
    process.application.open(url("https://example.com")) { [log] in log.add("opened \($0)") }
    process.application.open(url("bank://pay")) { [log] in log.add("opened \($0)") }
    log.add("asked")
    _ = process.mainLoop.settle()
    #expect(
      log.take() == [
        "asked", "applicationWillResignActive active",
        "UIApplicationWillResignActiveNotification active",
        "applicationDidEnterBackground background",
        "UIApplicationDidEnterBackgroundNotification background", "opened true", "opened false",
      ])
  }

  @Test func `a delegate need not implement openURL`() {
    let stage = Stage()
    #expect(!stage.process.open("shop://a"))
    let process = device.start(App(schemes: ["shop"]))
    #expect((process.open("shop://a"), process.application.state) == (false, .active))
  }
}
