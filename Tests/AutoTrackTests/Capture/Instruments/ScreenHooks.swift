import AutoTrack
import MiniUI
import Testing

@Suite struct ScreenHooks {
  @Test func `a title set before super is captured, one set after it is not`() throws {
    let app = App.showing { process in
      let screen = process.makeNew("Titled", ViewController.self)
      process.classes["Titled"]?.addMethod(
        .viewDidAppear,
        Body { (screen: ViewController, animated, callSuper) in
          screen.title = "Before"
          callSuper(animated)
          screen.title = "After"
        })
      return screen ?? ViewController(in: process)
    }
    let probe = Probe(app)
    probe.start()
    probe.launch(expecting: .firstStart, .view("Titled", title: "Before"))
    #expect(try probe.root().title == "After")
  }

  @Test func `appearing and disappearing run their originals once`() throws {
    let app = App.showing { process in
      process.makeNew("Counted", ElementViewController.self) ?? ViewController(in: process)
    }
    let probe = Probe(app)
    var calls: [String] = []
    let controllers = probe.process.classes[ViewController.self]
    controllers.replaceMethod(
      .viewDidAppear, Body { (_: ViewController, _, _) in calls.append("appear") })
    controllers.replaceMethod(
      .viewDidDisappear, Body { (_: ViewController, _, _) in calls.append("disappear") })
    probe.start()
    probe.launch(expecting: .firstStart, .view("Counted", title: "Element"))
    #expect(calls == ["appear"])
    probe.show(
      ViewController(in: probe.process),
      expecting: .leave("Counted", title: "Element", after: 0),
      .view("UIViewController", referrer: "Counted"))
    #expect(calls == ["appear", "disappear", "appear"])
  }

  @Test func `a hook on one controller does not change a screen name`() throws {
    let app = App.showing { process in
      let screen = ElementViewController(in: process)
      _ = try? screen.hookThisObject(
        .viewDidAppear, owner: "test", .before { (_: ViewController, _) in })
      return screen
    }
    let probe = Probe(app)
    probe.start()
    probe.launch(expecting: .firstStart, .elementView)
    let screen: ElementViewController = try probe.root()
    #expect(screen.isa !== screen.class)
    try probe.tap(screen.second, expecting: .secondClick)
    probe.enterBackground(expecting: .elementLeave(after: 0.05), .end(after: 0.05))
  }
}
