import MiniUI
import Testing

@Suite struct TransformedHitTests {
  private let stage = Stage()
  private let root: View
  private let subview: View

  /// The root is scaled to a half, so that its bounds are twice its frame.
  init() {
    root = View(in: stage.process)
    root.transform = Transform(scaleX: 0.5, y: 0.5)
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    subview = View(frame: Rect(x: 25, y: 25, width: 50, height: 50), in: stage.process)
    root.addSubview(subview)
  }

  private func hits(_ points: (Double, Double)...) -> [String] {
    points.map {
      switch root.hitTest(Point(x: $0.0, y: $0.1), with: nil) {
      case subview: "sub"
      case root: "root"
      default: "nil"
      }
    }
  }

  @Test func `HT-4 a view of a negative size is hit to the left of its origin and above it`() {
    root.transform = .identity
    root.bounds = Rect(x: 0, y: 0, width: 100, height: 100)
    subview.bounds = Rect(x: 0, y: 0, width: -20, height: -20)
    subview.center = Point(x: 50, y: 50)
    #expect(
      hits((40, 40), (59, 59), (60, 50), (50, 60), (39, 50))
        == ["sub", "sub", "root", "root", "root"])
    subview.bounds = Rect(x: 0, y: 0, width: 20, height: 20)
    #expect(hits((40, 40), (59, 59), (60, 50), (50, 60)) == ["sub", "sub", "root", "root"])
  }

  @Test func `T033 a frame of 100 under half scale is bounds of 200`() {
    #expect(root.bounds == Rect(x: 0, y: 0, width: 200, height: 200))
    #expect(root.frame == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func `T033 a scaled view is hit in its own coordinates`() {
    #expect(
      hits((25, 25), (74, 74), (20, 20), (75, 75), (199, 199))
        == ["sub", "sub", "root", "root", "root"])
  }

  @Test func `T035 a scaled view with another bounds origin is hit in its own coordinates`() {
    root.bounds.origin = Point(x: 0, y: 25)
    #expect(
      hits((25, 25), (74, 74), (75, 75), (199, 199), (200, 200))
        == ["sub", "sub", "root", "root", "nil"])
  }

  @Test func `a touch hits a scaled view where it is displayed`() {
    stage.root.view.addSubview(root)
    let seen = [(12, 12), (13, 13), (37, 37), (38, 38), (100, 100)].map { x, y in
      stage.window.hitTest(Point(x: x, y: y), with: nil)
    }
    #expect(seen.map { $0 === subview } == [false, true, true, false, false])
    #expect(seen.map { $0 === root } == [true, false, false, true, false])
  }
}

/// Lets a `switch` compare views by identity.
private func ~= (pattern: View, value: View?) -> Bool { pattern === value }
