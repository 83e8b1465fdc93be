import MiniUI
import Testing

@Suite struct Frames {
  private let stage = Stage()
  private let view: View

  init() {
    view = View(frame: Rect(x: 10, y: 20, width: 100, height: 50), in: stage.process)
  }

  @Test func `a frame consists of the centre and the size of the bounds`() {
    #expect(view.center == Point(x: 60, y: 45))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `setting the centre moves the frame`() {
    view.center = Point(x: 100, y: 100)
    #expect(view.frame == Rect(x: 50, y: 75, width: 100, height: 50))
  }

  @Test func `resizing the bounds keeps the centre`() {
    view.bounds = Rect(x: 5, y: 5, width: 20, height: 10)
    #expect(view.frame == Rect(x: 50, y: 40, width: 20, height: 10))
  }

  @Test func `setting the frame keeps the origin of the bounds`() {
    view.bounds.origin = Point(x: 3, y: 4)
    view.frame = Rect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.bounds == Rect(x: 3, y: 4, width: 10, height: 10))
  }

  @Test func `a transform scales the frame about the centre`() {
    view.transform = Transform(scaleX: 2, y: 2)
    #expect(view.frame == Rect(x: -40, y: -5, width: 200, height: 100))
    #expect(view.bounds == Rect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test func `a frame that is set under a transform is read back`() {
    view.transform = Transform(a: 2, b: 0, c: 0, d: 4, tx: 30, ty: -7)
    view.frame = Rect(x: 10, y: 20, width: 100, height: 40)
    #expect(view.frame == Rect(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds.size == Size(width: 50, height: 10))
    #expect(view.convert(view.bounds, to: nil) == view.bounds)
    stage.root.view.addSubview(view)
    #expect(view.convert(view.bounds, to: nil) == view.frame)
  }

  @Test func `a new view has no size`() {
    #expect(View(in: stage.process).frame == .zero)
  }
}
