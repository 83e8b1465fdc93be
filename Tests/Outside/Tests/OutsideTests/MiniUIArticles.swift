import AutoTrack
import MiniUI
import Testing

/// The examples of MiniUI's articles on messages and hooks.
@Suite struct Messages {
  /// A process of an app that shows a shop, before its launch.
  private static func start() -> AppProcess {
    Device(seed: 1).start(.showing { ShopController(in: $0) })
  }

  private let process = Self.start()

  /// Launches the app and waits until its first screen has appeared.
  private func launch() {
    process.launch()
    process.mainLoop.settle()
  }

  @Test func `an observing hook runs before the original`() throws {
    var names: [String] = []
    let hook = try process.classes[ViewController.self].hook(
      .viewDidAppear, owner: "screens",
      .before { (controller: ViewController, _) in names.append(controller.class.name) })
    launch()
    #expect(names == ["ShopController"])
    hook.remove()
  }

  @Test func `a hook runs instead of the original and may call it`() throws {
    var times: [Bool] = []
    try process.classes[ViewController.self].hook(
      .viewDidAppear, owner: "screens",
      Body { (controller: ViewController, isAnimated, original) in
        times.append(isAnimated)
        original(isAnimated)
      })
    launch()
    #expect(times == [false])
  }

  @Test func `the runners of a message are the hooks and the method's class`() throws {
    let screens = process.classes[ViewController.self]
    for owner in ["first", "second"] {
      try screens.hook(.viewDidAppear, owner: owner, .before { (_: ViewController, _) in })
    }
    let selector = process.classes.selector("viewDidAppear:")
    #expect(screens.runners(for: selector) == ["second", "first", "UIViewController"])
  }

  @Test func `a hook on one object leaves the others alone`() throws {
    launch()
    let shop = try #require(process.application.keyWindow?.rootViewController)
    var count = 0
    let hook = try shop.hookThisObject(
      .viewDidAppear, owner: "this shop", .before { (_: ViewController, _) in count += 1 })
    shop.send(.viewDidAppear)(false)
    ViewController(in: process).send(.viewDidAppear)(false)
    #expect(count == 1)
    #expect(shop.class.name == "ShopController")
    hook.remove()
  }

  @Test func `two exchanged methods run each other's code`() throws {
    let screens = process.classes[ViewController.self]
    let replacement = Message<BoolToVoid>(named: "sdk_viewDidAppear:")
    var names: [String] = []
    screens.addMethod(
      replacement,
      Body { (controller: ViewController, isAnimated, _) in
        names.append(controller.class.name)
        // After the exchange this message runs the original.
        controller.send(replacement)(isAnimated)
      })
    let selectors = ["viewDidAppear:", "sdk_viewDidAppear:"].map(process.classes.selector)
    screens.method(for: selectors[0])?
      .exchangeImplementations(with: screens.method(for: selectors[1]))
    launch()
    #expect(names == ["ShopController"])
  }

  @Test func `a hook on a message that is not sent is refused with the reason`() throws {
    let setBounds = Message<GeneralShape<Nothing, Rect>>(named: "setBounds:")
    let error = #expect(throws: HookError.self) {
      try process.classes[View.self].hook(
        setBounds, owner: "bounds", .before { (_: View, _: Rect) in })
    }
    #expect(error?.description.contains("hook setFrame: or layoutSubviews") == true)
  }
}

/// The examples of MiniUI's article on touches.
@Suite struct Touches {
  private let app: TrackedApp
  private let buy: View

  init() throws {
    app = try TrackedApp.shop()
    buy = try app.view("#buy")
  }

  @Test func `a finger taps the middle of a view`() throws {
    let (process, clock) = (app.process, app.device.clock)
    let finger = Finger(using: process)
    let start = clock.uptime
    try finger.tap(buy)
    #expect(clock.uptime - start == Finger.tapDuration)
    process.mainLoop.settle()
  }

  @Test func `the phases of a touch are single calls`() throws {
    let finger = Finger(using: app.process)
    #expect(finger.down(at: Point(x: 80, y: 122)) === buy)
    finger.move(to: Point(x: 300, y: 700))
    finger.up()
    #expect(app.events.last?.name == .appViewScreen)
  }

  @Test func `a trace has the reason for each view that was left out`() throws {
    let trace = app.process.application.traceHit(at: Point(x: 80, y: 122))
    #expect(trace.view === buy)
    #expect(trace.rows.first?.view == "UIWindow")
    #expect(trace.refusal == nil)
  }

  @Test func `a tap on a covered view throws the cover`() throws {
    let cover = View(frame: Rect(x: 0, y: 0, width: 390, height: 844), in: app.process)
    app.shop?.view.addSubview(cover)
    let finger = Finger(using: app.process)
    #expect(throws: TouchMiss.covered(buy.summary, by: cover.summary, Point(x: 80, y: 122))) {
      try finger.tap(buy)
    }
  }
}
