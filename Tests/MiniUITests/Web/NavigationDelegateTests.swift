import MiniUI
import Testing

@Suite struct `Ways to a page` {
  private static let home = "https://shop.example/home"

  @Test func `S2.2 the delegate is called for the decision, the start, the commit and the end`() {
    let stage = WebStage([ScriptedPage(at: Self.home, title: "Home")])
    stage.view.load(WebRequest(Self.home + "?a=1", in: stage.stage.process))
    #expect((stage.view.isLoading, stage.log.take()) == (true, []))
    stage.rest()
    let address = Self.home + "?a=1"
    #expect(
      stage.log.take() == [
        "asked \(address)", "started \(address)", "committed \(address)", "finished \(address)",
      ])
    #expect((stage.view.title, stage.view.address) == ("Home", address))
    #expect(!stage.view.isLoading)
  }

  @Test func `S2.2 a refused navigation ends without a callback, and the page stays`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.load(Self.home)
    stage.log.take()
    stage.view.page?.navigate(to: "refused://trackEvent?event=1")
    stage.rest()
    #expect(stage.log.take() == ["asked refused://trackEvent?event=1"])
    #expect((stage.view.page?.address, stage.view.page?.isOpen) == (Self.home, true))
  }

  @Test func `S2.2 a refused load has ended, and the next one does not cancel it`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.view.load(WebRequest("refused://one", in: stage.stage.process))
    stage.rest()
    #expect(!stage.view.isLoading)
    #expect(stage.view.address == nil)
    stage.log.take()
    stage.load(Self.home)
    #expect(stage.log.take().first == "asked \(Self.home)")
  }

  @Test(arguments: [
    (
      true, "https://nowhere.example",
      "-1003 A server with the specified hostname could not be found."
    ),
    (true, "other://thing", "-1002 unsupported URL"),
    (false, "https://shop.example/home", "-1009 The Internet connection appears to be offline."),
  ])
  func `a load that fails reports its error code`(
    isReachable: Bool, address: String, failure: String
  ) {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.stage.device.network = isReachable ? .wifi : .none
    stage.load(address)
    #expect(
      stage.log.take() == [
        "asked \(address)", "started \(address)", "failed NSURLErrorDomain \(failure)",
      ])
    #expect(stage.view.page == nil)
  }

  @Test func `S2.1 a page that was loaded before needs no server`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.load(Self.home)
    stage.stage.device.network = .none
    stage.log.take()
    stage.load(Self.home + "#again")
    #expect(stage.log.take().last == "finished \(Self.home)#again")
  }

  @Test func `a navigation that replaces another cancels it`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    let process = stage.stage.process
    stage.view.load(WebRequest("https://slow.example", in: process))
    process.mainLoop.runTurn()
    stage.log.take()
    stage.load(Self.home)
    #expect(
      stage.log.take() == [
        "failed NSURLErrorDomain -999 The operation couldn’t be completed.",
        "asked \(Self.home)", "started \(Self.home)", "committed \(Self.home)",
        "finished \(Self.home)",
      ])
  }

  @Test func `navigations of frames and of the page are independent`() {
    let stage = WebStage([ScriptedPage(at: Self.home), ScriptedPage(at: "https://shop.example/b")])
    stage.load(Self.home)
    stage.log.take()
    let page = stage.view.page
    page?.openFrame(at: "refused://one")
    page?.navigate(to: "https://shop.example/b")
    page?.openFrame(at: "refused://two")
    stage.rest()
    #expect(
      stage.log.take() == [
        "asked refused://one in a frame", "asked https://shop.example/b",
        "started https://shop.example/b", "asked refused://two in a frame",
        "committed https://shop.example/b", "finished https://shop.example/b",
      ])
  }

  @Test func `a handler that is called twice ends the app`() {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    stage.delegate.decisions = 2
    stage.load(Self.home)
    #expect(
      stage.stage.crash == """
        NSInternalInconsistencyException: Completion handler passed to -[NavigationRecorder \
        webView:decidePolicyForNavigationAction:decisionHandler:] was called more than once
        """)
  }

  @Test
  func `OB-9 a method that the delegate gets later is not called until it is set again`() throws {
    let stage = WebStage([ScriptedPage(at: Self.home)])
    let process = stage.stage.process
    let late = try process.classes.declareClass(
      "Late", superclass: process.classes[DynamicObject.self]
    )
    let delegate = late.make()
    stage.view.navigationDelegate = delegate
    late.addMethod(
      .webViewDidFinishNavigation,
      Body { (_: DynamicObject, _, _, _) in stage.log.add("finished") })
    stage.load(Self.home)
    #expect(stage.log.take() == [])
    stage.view.navigationDelegate = nil
    stage.view.navigationDelegate = delegate
    stage.load(Self.home)
    #expect(stage.log.take() == ["finished"])
  }

  @Test func `a web view shows its page in private views of the system`() {
    let stage = WebStage()
    #expect(outline(stage.view) == ["WKWebView", "  WKScrollView", "    WKContentView"])
  }

  @Test func `HTML is loaded as the page at its base address`() {
    let stage = WebStage([ScriptedPage(at: Self.home, title: "Home")])
    let base = URLObject(Self.home, in: stage.stage.process)
    stage.view.loadHTML("<html/>", from: base)
    stage.rest()
    #expect(stage.view.title == "Home")
    stage.view.loadHTML("<html/>", from: nil)
    stage.rest()
    #expect(stage.view.address == "about:blank")
  }
}
