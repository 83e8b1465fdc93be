import Testing

@testable import MiniUI

@Suite struct `Pages of the web` {
  private static let home = "https://shop.example/home"

  @Test func `S2.3 a message reaches its handler on a later turn, complete and in order`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    let recorder = MessageRecorder(in: stage.stage.process)
    recorder.log = stage.log
    stage.view.configuration.userContentController.add(recorder, name: "app")
    stage.load(Self.home)
    stage.log.take()
    let page = stage.view.page
    #expect([page?.post("{\"名\":1}", to: "app"), page?.post("two", to: "app")] == [true, true])
    #expect((page?.post("three", to: "nobody"), stage.log.take()) == (false, []))
    stage.rest()
    #expect(stage.log.take() == ["app: {\"名\":1}", "app: two"])
    stage.view.configuration.userContentController.removeHandler("app")
    #expect(page?.post("four", to: "app") == false)
  }

  @Test func `a second handler of equal name ends the app`() {
    let stage = WebStage()
    let controller = stage.view.configuration.userContentController
    controller.add(MessageRecorder(in: stage.stage.process), name: "app")
    controller.add(MessageRecorder(in: stage.stage.process), name: "app")
    #expect(
      stage.stage.crash == """
        NSInvalidArgumentException: Attempt to add script message handler with name 'app' when \
        one already exists.
        """)
  }

  @Test func `scripts of the app run before or after the page's own`() {
    var seen: [String?] = []
    let stage = WebStage([
      ScriptedPage(at: Self.home) { page in
        seen = ["early", "late"].map { page.variables[$0] }
        page.functions["note"] = { text in
          seen.append(text)
          return nil
        }
      }
    ])
    let controller = stage.view.configuration.userContentController
    let process = stage.stage.process
    controller.add(UserScript("note('late')", atStart: false, in: process))
    controller.add(UserScript("window.early = 'yes';", in: process))
    stage.load(Self.home)
    #expect(seen == ["yes", nil, "late"])
    controller.removeAllUserScripts()
    stage.load(Self.home)
    #expect(seen == [nil, nil])
  }

  @Test(arguments: [
    ("document.title", "Home"), ("window.a = {}; window.a.b = 'it\\'s';window.a.b", "it's"),
    ("echo( \"x\" ) ;", "x!"), ("echo()", "!"), ("a = true", "true"), ("location.href", home),
    ("1 + 1", nil), ("missing('x')", nil), ("echo('open", nil), ("", nil),
    ("nonsense here; echo('on')", "on!"), ("a = 3", nil),
  ])
  func `a script consists of paths, calls and assignments, all else is nil`(
    script: String, value: String?
  ) {
    let stage = WebStage([
      ScriptedPage(at: Self.home, title: "Home") { $0.functions["echo"] = { $0 + "!" } }
    ])
    stage.load(Self.home)
    #expect(stage.view.page?.evaluate(script) == value)
  }

  @Test(arguments: ["plain", "it's", "back\\slash", "two\nlines", "{\"a\":\"b\"}"])
  func `a text is passed through a script unchanged`(text: String) {
    let stage = WebStage([ScriptedPage(at: Self.home) { $0.functions["echo"] = { $0 } }])
    stage.load(Self.home)
    #expect(stage.view.page?.evaluate("echo(\(text.scriptLiteral))") == text)
  }

  @Test func `local storage belongs to an origin and to one app or Safari`() {
    let pages = [Self.home, "https://shop.example/b", "https://other.example"]
    let stage = WebStage(pages.map { ScriptedPage(at: $0) })
    stage.load(Self.home)
    stage.view.page?[stored: "id"] = "7"
    stage.load("https://shop.example/b?x")
    #expect(stage.view.page?[stored: "id"] == "7")
    stage.load("https://other.example")
    #expect(stage.view.page?[stored: "id"] == nil)
    #expect(stage.stage.device.safari.open(Self.home)?[stored: "id"] == nil)
  }

  @Test func `S2.1 a page's own request is lost without a reachable server`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.load(Self.home)
    let page = stage.view.page
    page?.request("https://data.example/sa", body: "1")
    stage.stage.device.network = .none
    page?.request("https://data.example/sa", body: "2")
    #expect(stage.web.requests.map(\.body) == ["1", "2"])
    #expect(stage.web.requests.map(\.arrived) == [true, false])
    #expect(stage.web.requests.map(\.owner) == ["com.example.app", "com.example.app"])
  }

  @Test func `a page that has been left is inactive`() {
    let stage = WebStage([ScriptedPage(at: Self.home), ScriptedPage(at: "https://b.example")])
    stage.load(Self.home)
    let left = stage.view.page
    left?.elements["buy"] = { left?.request("https://data.example") }
    #expect([left?.tap("buy"), left?.tap("sell")] == [true, false])
    stage.load("https://b.example")
    #expect([left?.isOpen, left?.tap("buy")] == [false, false])
    left?.request("https://data.example")
    left?.navigate(to: Self.home)
    left?[stored: "id"] = "7"
    stage.rest()
    #expect((stage.web.requests.count, stage.view.address) == (1, "https://b.example"))
    #expect(stage.web.data(of: "com.example.app")["id", at: Self.home] == nil)
  }

  @Test func `S2.2 Safari ignores addresses that no browser can open`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    let safari = stage.stage.device.safari
    let page = safari.open(Self.home)
    page?.navigate(to: "sensorsanalytics://trackEvent?event=%7B%7D")
    #expect([page?.isOpen, page?.post("x", to: "app")] == [true, false])
    stage.stage.device.network = .none
    #expect(safari.open("https://never.example") == nil)
    #expect(stage.log.take() == [])
  }
}

@Suite struct PageStatementReading {
  private func statements(_ script: String) -> [PageStatement] {
    PageStatementReader.statements(of: script)
  }

  @Test func `a path may have letters of any script`() {
    #expect(
      statements("window.a.b = {}; größe.商 = 'x'; e\u{301}t\u{E9}; $_1.z('y')") == [
        .assignment("a.b", "{}"), .assignment("größe.商", "x"), .path("e\u{301}t\u{E9}"),
        .call("$_1.z", "y"),
      ])
  }

  @Test func `a semicolon in a text does not end a statement that is not read`() {
    #expect(statements("if (x) { y('a; b.c(1)') }; d('e')") == [.other, .call("d", "e")])
    #expect(statements("f(g, \"; h('i')\")") == [.other])
  }

  @Test(arguments: ["a-b", "(x)", "a = b", "a\u{20AC} = 'x'", "a = 'x", "a('x", "a = 'x\\'"])
  func `an unsupported statement is classified as other`(script: String) {
    #expect(statements(script) == [.other])
  }
}
