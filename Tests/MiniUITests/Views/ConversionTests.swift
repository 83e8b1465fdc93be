import MiniUI
import Testing

@Suite struct Conversions {
  private let stage = Stage()

  private func view(_ x: Double, _ y: Double, in parent: View? = nil) -> View {
    let frame = Rect(x: x, y: y, width: 100, height: 100)
    let view = View(frame: frame, in: stage.process)
    parent?.addSubview(view)
    return view
  }

  @Test(arguments: [
    Offsets(expected: Point(x: 15, y: 15)),
    Offsets(rootOrigin: 10, first: 20, expected: Point(x: 25, y: 25)),
    Offsets(firstOrigin: 10, first: 20, expected: Point(x: 15, y: 15)),
    Offsets(firstOrigin: 5, secondOrigin: 999, first: 20, expected: Point(x: -979, y: -979)),
  ])
  func `T040 a conversion adds the frames and subtracts the bounds origins`(_ offsets: Offsets) {
    let root = view(0, 0)
    let first = view(offsets.first, offsets.first, in: root)
    let second = view(5, 5, in: first)
    root.bounds.origin = Point(x: offsets.rootOrigin, y: offsets.rootOrigin)
    first.bounds.origin = Point(x: offsets.firstOrigin, y: offsets.firstOrigin)
    second.bounds.origin = Point(x: offsets.secondOrigin, y: offsets.secondOrigin)
    #expect(second.convert(Point.zero, to: root) == offsets.expected)
    #expect(second.convert(offsets.expected, from: root) == .zero)
    #expect(root.convert(offsets.expected, to: second) == .zero)
  }

  struct Offsets {
    var rootOrigin = 0.0
    var firstOrigin = 0.0
    var secondOrigin = 0.0
    var first = 10.0
    var expected: Point
  }

  @Test func `T044 every bounds origin on the way up counts`() {
    let origins = [(80.0, 15.0), (70, 25), (50, 64)]
    var parent: View = stage.window
    for (place, origin) in origins {
      parent = view(place, place, in: parent)
      parent.bounds.origin = Point(x: origin, y: origin)
    }
    #expect(parent.convert(Point(x: 20, y: 10), to: stage.window) == Point(x: 116, y: 106))
    #expect(parent.convert(Point(x: 20, y: 10), to: nil) == Point(x: 116, y: 106))
  }

  @Test func `T047 a conversion between a window and nil keeps the point`() {
    let nowhere: View? = nil
    #expect(stage.window.convert(Point.zero, to: nowhere) == .zero)
    #expect(stage.window.convert(Point.zero, from: nowhere) == .zero)
  }

  @Test func `a point can be converted between branches of the tree`() {
    let left = view(10, 20, in: stage.root.view)
    let right = view(200, 300, in: stage.root.view)
    let inner = view(1, 2, in: right)
    #expect(left.convert(Point(x: 5, y: 5), to: inner) == Point(x: -186, y: -277))
    #expect(inner.convert(Point(x: 5, y: 5), from: left) == Point(x: -186, y: -277))
  }

  @Test func `a conversion from a view to itself keeps the point`() {
    let view = view(10, 20, in: stage.root.view)
    #expect(view.convert(Point(x: 5, y: 6), to: view) == Point(x: 5, y: 6))
  }

  @Test func `a rectangle converted to a scaled superview is smaller`() {
    let outer = view(0, 0, in: stage.root.view)
    let inner = view(20, 20, in: outer)
    outer.transform = Transform(scaleX: 0.5, y: 0.5)
    #expect(inner.convert(inner.bounds, to: nil) == Rect(x: 35, y: 35, width: 50, height: 50))
  }

  @Test func `a rotated rectangle is converted to its bounding box`() {
    let view = view(100, 100, in: stage.root.view)
    view.frame = Rect(x: 100, y: 100, width: 100, height: 40)
    view.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(view.convert(view.bounds, to: nil) == Rect(x: 130, y: 70, width: 40, height: 100))
    #expect(view.frame == Rect(x: 130, y: 70, width: 40, height: 100))
  }

  @Test func `a rectangle under a rotated ancestor is converted to its bounding box`() {
    let outer = view(100, 100, in: stage.root.view)
    let inner = view(0, 0, in: view(10, 0, in: outer))
    outer.transform = Transform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let rect = Rect(x: 0, y: 0, width: 20, height: 40)
    #expect(inner.convert(rect, to: nil) == Rect(x: 160, y: 110, width: 40, height: 20))
    #expect(inner.convert(rect, to: stage.window) == Rect(x: 160, y: 110, width: 40, height: 20))
    #expect(inner.convert(Point.zero, to: nil) == Point(x: 200, y: 110))
  }
}
