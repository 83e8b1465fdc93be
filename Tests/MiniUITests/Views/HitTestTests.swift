import MiniUI
import Testing

@Suite struct HitTests {
  private let stage = Stage()
  private let root: View
  private let subview: View

  /// A view of 100 × 100 points that one subview fills; neither is in a window.
  init() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 100)
    root = View(frame: frame, in: stage.process)
    subview = View(frame: frame, in: stage.process)
    root.addSubview(subview)
  }

  private func hit(_ x: Double, _ y: Double) -> View? { root.hitTest(Point(x: x, y: y), with: nil) }

  @Test func `T030 HT-4 a view contains 99 99 and not 100 100`() {
    let points = [Point(x: 99, y: 99), Point(x: 100, y: 100)]
    #expect(points.map { root.contains($0) } == [true, false])
  }

  @Test func `HT-4 the minimum edges are in and the maximum edges out`() {
    let points = [(0, 0), (-1, 0), (0, 100), (100, 0), (99.9, 99.9)].map { Point(x: $0, y: $1) }
    #expect(points.map { root.contains($0) } == [true, false, false, false, true])
  }

  @Test func `HT-4 the origin of the bounds counts`() {
    root.bounds.origin = Point(x: 0, y: 25)
    let points = [(0, 24.9), (0, 25), (0, 124.9), (0, 125)].map { Point(x: $0, y: $1) }
    #expect(points.map { root.contains($0) } == [false, true, true, false])
  }

  @Test(arguments: Obstacle.allCases)
  func `T036 HT-1 a view that does not take touches is not hit`(_ obstacle: Obstacle) {
    obstacle.apply(to: subview)
    #expect(hit(50, 50) === (obstacle == .barelyVisible ? subview : root))
  }

  @Test(arguments: Obstacle.allCases)
  func `HT-1 subviews of a view that does not take touches are not hit either`(_ obstacle: Obstacle)
  {
    obstacle.apply(to: root)
    #expect(hit(50, 50) === (obstacle == .barelyVisible ? subview : nil))
  }

  enum Obstacle: CaseIterable {
    case hidden, withoutInteraction, faint, barelyVisible

    func apply(to view: View) {
      switch self {
      case .hidden: view.isHidden = true
      case .withoutInteraction: view.isUserInteractionEnabled = false
      case .faint: view.alpha = 0.009
      case .barelyVisible: view.alpha = 0.01
      }
    }
  }

  @Test func `T037 HT-3 a view outside its superview is not hit, clipped or not`() {
    let parent = View(frame: Rect(x: 0, y: 0, width: 50, height: 50), in: stage.process)
    let child = View(frame: Rect(x: 60, y: 0, width: 20, height: 20), in: stage.process)
    parent.addSubview(child)
    root.addSubview(parent)
    subview.removeFromSuperview()
    let hits = [false, true].map { clips in
      parent.clipsToBounds = clips
      return hit(65, 5)
    }
    #expect(hits.map { $0 === root } == [true, true])
  }

  @Test func `T038 HT-2 of two overlapping views the one in front is hit`() {
    let other = View(frame: root.bounds, in: stage.process)
    root.addSubview(other)
    #expect(hit(50, 50) === other)
    root.bringSubviewToFront(subview)
    #expect(hit(50, 50) === subview)
  }

  @Test func `HT-2 a view in front but elsewhere does not block the touch`() {
    let corner = View(frame: Rect(x: 90, y: 90, width: 10, height: 10), in: stage.process)
    root.addSubview(corner)
    #expect(hit(50, 50) === subview)
    #expect(hit(95, 95) === corner)
  }

  @Test func `HT-2 a view without subviews is hit inside its bounds only`() {
    subview.removeFromSuperview()
    #expect(hit(50, 50) === root)
    #expect(hit(100, 50) == nil)
  }

  @Test(arguments: [Transform(scaleX: 0, y: 0), Transform(scaleX: 1, y: 0)])
  func `a view with a zero scale is not hit`(_ transform: Transform) {
    subview.transform = transform
    #expect(hit(50, 50) === root)
  }

  @Test func `HT-8 labels receive no touches, and views, scroll views and buttons do`() {
    let views = [
      View(in: stage.process), Label(in: stage.process), Button(in: stage.process),
      ScrollView(in: stage.process), stage.window,
    ]
    #expect(views.map(\.isUserInteractionEnabled) == [true, false, true, true, true])
  }
}
