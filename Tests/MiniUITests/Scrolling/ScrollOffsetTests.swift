import MiniUI
import Testing

@Suite struct ScrollOffsets {
  private let scene = ScrollScene(content: Size(width: 1_000, height: 1_000))
  private var stage: Stage { scene.stage }
  private var scroll: ScrollView { scene.scroll }

  @Test func `T215 a new scroll view has UIKit's values`() {
    let scroll = ScrollView(frame: Rect(x: 0, y: 0, width: 800, height: 450), in: stage.process)
    #expect((scroll.contentOffset, scroll.contentSize) == (.zero, .zero))
    #expect(scroll.contentInset == .zero)
    #expect(
      [scroll.showsHorizontalScrollIndicator, scroll.showsVerticalScrollIndicator] == [true, true])
    #expect([scroll.isScrollEnabled, scroll.isDirectionalLockEnabled] == [true, false])
    #expect([scroll.zoomScale, scroll.minimumZoomScale, scroll.maximumZoomScale] == [1, 1, 1])
    #expect(scroll.delegate == nil)
  }

  @Test func `T216 the content offset is the origin of the bounds`() {
    scroll.contentOffset = Point(x: 10, y: 20)
    #expect(scroll.bounds.origin == Point(x: 10, y: 20))
  }

  @Test(arguments: [true, false])
  func `T219 code can set any offset, even if a person cannot scroll`(_ isEnabled: Bool) {
    scroll.isScrollEnabled = isEnabled
    let offsets =
      isEnabled
      ? [Point(x: 100, y: 0), Point(x: 100, y: 100), Point(x: 200, y: 200)]
      : [Point(x: 100, y: 0), Point(x: 110, y: 0)]
    let found = offsets.map { offset in
      scroll.setContentOffset(offset, animated: false)
      return scroll.contentOffset
    }
    #expect(found == offsets)
  }

  @Test func `T220 TV-21 a rectangle is scrolled into view by the smallest distance`() {
    scroll.isScrollEnabled = false
    let found = [230.0, 240, 250].map { y in
      scroll.scrollRectToVisible(Rect(x: 0, y: y, width: 1, height: 1), animated: false)
      return scroll.contentOffset
    }
    #expect(found == [Point(x: 0, y: 31), Point(x: 0, y: 41), Point(x: 0, y: 51)])
    scroll.scrollRectToVisible(Rect(x: 0, y: 60, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset == Point(x: 0, y: 51))
    scroll.scrollRectToVisible(Rect(x: 0, y: 10, width: 1, height: 1), animated: false)
    #expect(scroll.contentOffset == Point(x: 0, y: 10))
  }

  @Test func `TV-20 a changed offset is reported once`() {
    scroll.contentOffset = Point(x: 0, y: 10)
    scroll.contentOffset = Point(x: 0, y: 10)
    #expect(stage.log.take() == ["didScroll"])
    scroll.setContentOffset(Point(x: 0, y: 20), animated: false)
    #expect(stage.log.take() == ["didScroll"])
  }

  @Test func `TV-20 an animated offset arrives after 0.3 s and reports its end`() {
    scroll.setContentOffset(Point(x: 0, y: 360), animated: true)
    #expect(scroll.contentOffset == .zero)
    stage.process.mainLoop.advance(by: .milliseconds(299))
    #expect(abs(scroll.contentOffset.y - 350) < 1e-9)
    #expect(stage.log.take() == Array(repeating: "didScroll", count: 5))
    stage.process.mainLoop.advance(by: .milliseconds(1))
    #expect(scroll.contentOffset == Point(x: 0, y: 360))
    #expect(stage.log.take() == ["didScroll", "didEndScrollingAnimation"])
  }

  @Test func `an animation replaced by another one has no effect afterwards`() {
    scroll.setContentOffset(Point(x: 0, y: 360), animated: true)
    scroll.setContentOffset(Point(x: 0, y: 5), animated: false)
    _ = stage.process.mainLoop.settle()
    #expect((scroll.contentOffset, stage.log.take()) == (Point(x: 0, y: 5), ["didScroll"]))
  }

  @Test func `OB-9 the delegate's methods are looked up when it is set, and it is not retained`() {
    weak var weakly: ScrollListener?
    do {
      let other = ScrollListener(in: stage.process)
      weakly = other
      scroll.delegate = other
      #expect(scroll.delegate === other)
    }
    #expect(weakly == nil)
    scroll.contentOffset = Point(x: 0, y: 1)
    let late = DynamicObject(in: stage.process)
    scroll.delegate = late
    stage.process.classes.root.addMethod(
      .scrollViewDidScroll,
      Body { [log = stage.log] (_: DynamicObject, _, _) in log.add("late") })
    scroll.contentOffset = Point(x: 0, y: 2)
    #expect(stage.log.take() == [])
    scroll.delegate = late
    scroll.contentOffset = Point(x: 0, y: 3)
    #expect(stage.log.take() == [])
    scroll.delegate = nil
    scroll.delegate = late
    scroll.contentOffset = Point(x: 0, y: 4)
    #expect(stage.log.take() == ["late"])
  }

  @Test func `a hook of setContentOffset: gets every change`() throws {
    try scroll.hookThisObject(
      .setContentOffset, owner: "test",
      .before { [log = stage.log] (_: ScrollView, offset: Point) in log.add("\(offset)") })
    scroll.setContentOffset(Point(x: 0, y: 20), animated: false)
    #expect(stage.log.take() == ["{0, 20}", "didScroll"])
  }
}

@Suite struct ScrollViews {
  private let stage = Stage()
  private let scroll: ScrollView

  init() {
    scroll = stage.view(Rect(x: 0, y: 100, width: 200, height: 200), ScrollView.self)
  }

  @Test func `TV-21 the content offset is the origin of the bounds`() {
    scroll.contentOffset = Point(x: 10, y: 20)
    #expect(scroll.bounds == Rect(x: 10, y: 20, width: 200, height: 200))
    scroll.bounds.origin = Point(x: 1, y: 2)
    #expect(scroll.contentOffset == Point(x: 1, y: 2))
  }

  @Test func `TV-21 scrolling lays out neither the view nor its superview`() {
    let parent = stage.view(Rect(x: 0, y: 0, width: 9, height: 9), RecordingView.self)
    parent.addSubview(scroll)
    stage.window.layoutIfNeeded()
    stage.log.take()
    scroll.contentOffset = Point(x: 0, y: 50)
    stage.window.layoutIfNeeded()
    #expect(stage.log.take() == [])
  }

  @Test func `scrolled content is hit where it is displayed`() {
    let button = Button(frame: Rect(x: 0, y: 250, width: 200, height: 44), in: stage.process)
    scroll.addSubview(button)
    #expect(stage.finger.down(at: Point(x: 10, y: 360)) === stage.root.view)
    scroll.contentOffset = Point(x: 0, y: 100)
    #expect(stage.finger.down(at: Point(x: 10, y: 260)) === button)
    #expect(button.convert(Point.zero, to: nil) == Point(x: 0, y: 250))
  }

  @Test func `a scroll view clips its content and other views do not`() {
    #expect([scroll.clipsToBounds, stage.root.view.clipsToBounds] == [true, false])
  }
}
