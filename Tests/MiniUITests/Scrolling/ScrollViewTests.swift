import MiniUI
import Testing

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
