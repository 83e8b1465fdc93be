import MiniUI
import Testing

@Suite struct `Names of browsers` {
  private static let plain = """
    Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X) AppleWebKit/605.1.15 \
    (KHTML, like Gecko) Mobile/15E148
    """

  @Test func `S2.2 an empty web view returns its user agent on a later turn`() {
    let stage = Stage()
    var answers: [String?] = []
    WebView(in: stage.process).evaluate("navigator.userAgent") { answers.append($0) }
    #expect(answers == [])
    _ = stage.process.mainLoop.settle()
    #expect(answers == [Self.plain])
  }

  @Test func `S2.1 user agents follow the version of the system`() {
    let device = Device()
    #expect(WebView(in: Stage(on: device).process).userAgent == Self.plain)
    #expect(device.safari.userAgent.contains("OS 15_2 like"))
    device.upgrade(to: "15.4.1")
    let new = WebView(in: Stage(on: device).process).userAgent
    #expect(new == Self.plain.replacing("15_2", with: "15_4_1"))
    #expect(device.safari.userAgent.contains("OS 15_4_1 like"))
    #expect(device.safari.userAgent.contains("Version/15.4.1 "))
  }

  @Test func `S2.2 a registered user agent reaches only web views that are made later`() {
    let stage = Stage()
    let before = WebView(in: stage.process)
    stage.device.defaults(of: stage.process.app.bundle).register([
      "UserAgent": Self.plain + " /sa-sdk-ios "
    ])
    let after = WebView(in: stage.process)
    #expect((before.userAgent, after.userAgent) == (Self.plain, Self.plain + " /sa-sdk-ios "))
  }

  @Test func `S2.2 registered defaults end with the process, set ones persist`() {
    let device = Device()
    let stage = Stage(on: device)
    let defaults = device.defaults(of: stage.process.app.bundle)
    defaults.register(["UserAgent": "mine", "other": "registered"])
    defaults["other"] = "set"
    #expect((defaults["UserAgent"], defaults["other"]) == ("mine", "set"))
    stage.process.kill()
    #expect(defaults["UserAgent"] == nil)
    #expect((defaults["other"], defaults.keys) == ("set", ["other"]))
    #expect(WebView(in: Stage(on: device).process).userAgent == Self.plain)
  }

  @Test func `S2.1 Safari's user agent has its version, but neither a model nor an app's marker`() {
    let stage = Stage(on: Device(model: "iPhone14,5", osVersion: "15.2"))
    stage.device.defaults(of: stage.process.app.bundle).register(["UserAgent": "mine"])
    stage.device.web.publish(ScriptedPage(at: "https://shop.example"))
    let page = stage.device.safari.open("https://shop.example")
    #expect(
      page?.userAgent == """
        Mozilla/5.0 (iPhone; CPU iPhone OS 15_2 like Mac OS X) AppleWebKit/605.1.15 \
        (KHTML, like Gecko) Version/15.2 Mobile/15E148 Safari/604.1
        """)
  }
}
