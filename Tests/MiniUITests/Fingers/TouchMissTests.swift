import MiniUI
import Testing
import Wording

@Suite struct TouchMisses {
  private let stage = Stage()
  private let button: Button
  private let middle = Point(x: 150, y: 122)

  init() {
    button = stage.button("Buy", Rect(x: 100, y: 100, width: 100, height: 44))
    stage.listener().listen(to: button, for: .touchUpInside)
  }

  private func miss(_ view: View) -> TouchMiss? {
    do {
      try stage.finger.tap(view)
      return nil
    } catch let miss {
      return miss
    }
  }

  @Test func `a tap on an uncovered view succeeds`() {
    #expect(miss(button) == nil)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `a tap on a covered button misses and names the cover`() {
    let cover = stage.view(Rect(x: 0, y: 0, width: 300, height: 300))
    cover.accessibilityIdentifier = "overlay"
    #expect(miss(button) == .covered("UIButton \"Buy\"", by: "UIView #overlay", middle))
    #expect(stage.log.take() == [])
  }

  @Test(arguments: [HitTests.Obstacle.hidden, .withoutInteraction, .faint])
  func `a tap on a button that takes no touches misses and names the hit view`(
    _ obstacle: HitTests.Obstacle
  ) {
    obstacle.apply(to: button)
    #expect(miss(button) == .covered("UIButton \"Buy\"", by: "UIView", middle))
    #expect(stage.log.take() == [])
  }

  @Test func `a tap on a button in a view that takes no touches misses`() {
    stage.root.view.isUserInteractionEnabled = false
    #expect(miss(button) == .covered("UIButton \"Buy\"", by: "UIWindow", middle))
    stage.window.isUserInteractionEnabled = false
    #expect(miss(button) == .nothing("UIButton \"Buy\"", middle))
  }

  @Test func `a tap on a button with its middle off the screen misses`() {
    button.frame.origin.x = 341
    #expect(miss(button) == .outside("UIButton \"Buy\"", Point(x: 391, y: 122)))
  }

  @Test func `a tap on a view outside a window misses`() {
    button.removeFromSuperview()
    #expect(miss(button) == .notOnScreen("UIButton \"Buy\""))
  }

  @Test func `a tap on a button in a hidden window misses`() {
    stage.window.hide()
    #expect(miss(button) == .nothing("UIButton \"Buy\"", middle))
  }

  @Test func `a tap on a button of an app in the background misses`() {
    stage.process.enterBackground()
    #expect(miss(button) == .nothing("UIButton \"Buy\"", middle))
    stage.process.enterForeground()
    #expect(miss(button) == nil)
  }

  @Test func `a miss takes no time`() {
    let start = stage.device.clock.uptime
    button.isHidden = true
    _ = miss(button)
    #expect(stage.device.clock.uptime == start)
  }

  @Test func `a tap on the label inside a button taps the button`() throws {
    let label = try #require(button.titleLabel)
    #expect(miss(label) == nil)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `a tap on a hidden label inside a button misses`() throws {
    let label = try #require(button.titleLabel)
    label.isHidden = true
    #expect(miss(label) == .covered("UIButtonLabel \"Buy\"", by: "UIButton \"Buy\"", middle))
  }

  @Test func `a tap on the label of a button that takes no touches misses`() throws {
    let label = try #require(button.titleLabel)
    button.isUserInteractionEnabled = false
    #expect(miss(label) == .covered("UIButtonLabel \"Buy\"", by: "UIView", middle))
  }

  @Test func `a tap on a label that another view covers misses`() {
    let label = stage.view(Rect(x: 0, y: 300, width: 100, height: 20), Label.self)
    let point = Point(x: 50, y: 310)
    #expect(miss(label) == nil)
    _ = stage.view(label.frame, Control.self)
    #expect(miss(label) == .covered("UILabel", by: "UIControl", point))
  }

  @Test func `a tap on a container may hit a view that fills it`() {
    #expect(miss(stage.root.view) == nil)
    button.frame = stage.root.view.bounds
    #expect(miss(stage.root.view) == nil)
    #expect(stage.log.take() == ["touchUpInside"])
  }

  @Test func `the description of a miss names the obstacle`() {
    let point = Point(x: 1, y: 2)
    let misses: [TouchMiss] = [
      .notOnScreen("A"), .outside("A", point), .nothing("A", point), .covered("A", by: "B", point),
    ]
    #expect(
      misses.map(\.description) == [
        "A is not in a window", "A is off the screen, at {1, 2}",
        "A is not hit at {1, 2}, and no other view is", "A is not hit at {1, 2}; B is",
      ])
  }
}
