import MiniUI
import Testing

@Suite struct ScrollDragging {
  private let scene = ScrollScene(content: Size(width: 200, height: 1_000))
  private var stage: Stage { scene.stage }
  private var scroll: ScrollView { scene.scroll }
  private var listener: ScrollListener { scene.listener }

  private func drag(_ x: Double, _ y: Double, steps: Int = 2) {
    let start = Point(x: 100, y: 200)
    stage.finger.drag(from: start, to: start.offset(by: Point(x: x, y: y)), steps: steps)
    _ = stage.process.mainLoop.settle()
  }

  @Test func `TV-20 a drag that ends at rest does not decelerate`() {
    drag(0, -80)
    #expect(scroll.contentOffset == Point(x: 0, y: 80))
    #expect(
      stage.log.take() == [
        "willBeginDragging", "didScroll", "didScroll", "willEndDragging", "didEndDragging false",
      ])
  }

  @Test func `TV-20 a swipe decelerates and calls the delegate`() throws {
    var whileDragged: [[Bool]] = []
    try listener.hookThisObject(
      .scrollViewDidScroll, owner: "test",
      .after { [scroll] (_: ScrollListener, _) in
        whileDragged.append([scroll.isDragging, scroll.isDecelerating])
      })
    try stage.finger.swipe(scroll, .up, by: 90)
    #expect(whileDragged == Array(repeating: [true, false], count: 5))
    #expect([scroll.isDragging, scroll.isDecelerating] == [false, true])
    _ = stage.process.mainLoop.settle()
    #expect(!scroll.isDecelerating)
    #expect(
      stage.log.take() == ["willBeginDragging"] + Array(repeating: "didScroll", count: 5)
        + ["willEndDragging", "didEndDragging true", "willBeginDecelerating"]
        + Array(repeating: "didScroll", count: 6) + ["didEndDecelerating"])
    #expect(abs(scroll.contentOffset.y - (90 + 900 * 0.499)) < 0.001)
  }

  @Test func `TV-20 the delegate gets the velocity and may choose the target offset`() throws {
    var velocities: [Double] = []
    listener.onWillEnd = { target, velocity in
      velocities.append((velocity.y * 1_000).rounded() / 1_000)
      target.point = Point(x: 0, y: 300)
    }
    try stage.finger.swipe(scroll, .up, by: 90)
    _ = stage.process.mainLoop.settle()
    #expect((scroll.contentOffset, velocities) == (Point(x: 0, y: 300), [0.9]))
  }

  @Test func `a person cannot scroll beyond the content and its insets`() {
    scroll.contentInset = EdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    drag(0, 80)
    #expect(scroll.contentOffset == Point(x: 0, y: -10))
    scroll.contentOffset = Point(x: 0, y: 800)
    drag(0, -80)
    #expect(scroll.contentOffset == Point(x: 0, y: 830))
  }

  @Test func `TV-21 a person cannot scroll if scrolling is disabled`() {
    scroll.isScrollEnabled = false
    drag(0, -80)
    #expect((scroll.contentOffset, stage.log.take()) == (.zero, []))
  }

  @Test func `a drag along the other axis moves the scroll view around`() {
    let outer = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), ScrollView.self)
    outer.contentSize = Size(width: 600, height: 200)
    scroll.frame = outer.bounds
    outer.addSubview(scroll)
    drag(-80, 0)
    #expect([outer.contentOffset, scroll.contentOffset] == [Point(x: 80, y: 0), .zero])
    drag(0, -80)
    #expect(
      [outer.contentOffset, scroll.contentOffset] == [Point(x: 80, y: 0), Point(x: 0, y: 80)])
  }

  @Test func `GR-10 of two scroll views along one axis the inner one is dragged`() {
    let outer = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), ScrollView.self)
    outer.contentSize = Size(width: 200, height: 800)
    scroll.frame = outer.bounds
    outer.addSubview(scroll)
    drag(0, -80)
    #expect([outer.contentOffset, scroll.contentOffset] == [.zero, Point(x: 0, y: 80)])
  }

  @Test func `T106 a drag on a button scrolls and cancels the button's touch`() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 200), in: stage.process)
    scroll.addSubview(button)
    stage.listener("button").listen(to: button)
    drag(0, -80)
    #expect(
      stage.log.take() == [
        "button.touchDown", "button.touchCancel", "willBeginDragging", "didScroll", "didScroll",
        "willEndDragging", "didEndDragging false",
      ])
  }

  @Test func `a tap in a scroll view reaches its button`() throws {
    let button = Button(frame: Rect(x: 0, y: 0, width: 200, height: 200), in: stage.process)
    scroll.addSubview(button)
    stage.listener("button").listen(to: button)
    try stage.finger.tap(button)
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == ["button.touchDown", "button.touchUpInside"])
  }

  @Test func `HT-7 removing content while it is dragged does not end the drag`() {
    let cell = View(frame: Rect(x: 0, y: 0, width: 200, height: 200), in: stage.process)
    scroll.addSubview(cell)
    stage.finger.down(at: Point(x: 100, y: 200))
    stage.finger.move(to: Point(x: 100, y: 170))
    stage.process.mainLoop.runTurn()
    cell.removeFromSuperview()
    stage.finger.move(to: Point(x: 100, y: 150))
    stage.process.mainLoop.runTurn()
    #expect((scroll.contentOffset, scroll.isDragging) == (Point(x: 0, y: 50), true))
  }

  @Test func `a finger stops decelerating content`() throws {
    try stage.finger.swipe(scroll, .up, by: 90)
    stage.process.mainLoop.advance(by: .milliseconds(100))
    stage.log.take()
    let place = scroll.contentOffset
    stage.finger.down(at: Point(x: 100, y: 200))
    #expect(stage.log.take() == ["didEndDecelerating"])
    _ = stage.process.mainLoop.settle()
    #expect(scroll.contentOffset == place)
  }

  @Test func `paging stops at page boundaries`() throws {
    scroll.isPagingEnabled = true
    try stage.finger.swipe(scroll, .up, by: 90)
    _ = stage.process.mainLoop.settle()
    #expect(scroll.contentOffset == Point(x: 0, y: 200))
    drag(0, -60)
    #expect(scroll.contentOffset == Point(x: 0, y: 200))
  }

  @Test func `the recogniser of a scroll view belongs to the system`() {
    let pan = scroll.panGestureRecognizer
    #expect(pan.class.name == "UIScrollViewPanGestureRecognizer")
    #expect(scroll.gestureRecognizers.map { $0 === pan } == [true])
    #expect(pan.delegate === scroll)
    pan.delegate = stage.root
    #expect(
      stage.process.state
        == .crashed(
          .invalidArgument(
            "UIScrollView's built-in pan gesture recognizer must have its scroll view "
              + "as its delegate.")))
  }

  @Test func `TV-17 a tap on the status bar scrolls to the top if the delegate allows it`() {
    scroll.contentInset.top = 20
    scroll.contentOffset = Point(x: 0, y: 500)
    listener.allowsTop = false
    stage.log.take()
    #expect(stage.finger.tapStatusBar() === scroll)
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == ["shouldScrollToTop"])
    listener.allowsTop = true
    stage.finger.tapStatusBar()
    _ = stage.process.mainLoop.settle()
    #expect(scroll.contentOffset == Point(x: 0, y: -20))
    #expect(
      stage.log.take() == ["shouldScrollToTop"] + Array(repeating: "didScroll", count: 6)
        + ["didScrollToTop"])
  }

  @Test func `TV-17 a status bar tap needs exactly one visible view that scrolls to the top`() {
    scroll.contentOffset = Point(x: 0, y: 500)
    let other = stage.view(Rect(x: 200, y: 100, width: 100, height: 200), ScrollView.self)
    #expect(stage.finger.tapStatusBar() == nil)
    other.scrollsToTop = false
    #expect(stage.finger.tapStatusBar() === scroll)
    scroll.isHidden = true
    #expect(stage.finger.tapStatusBar() == nil)
  }
}
