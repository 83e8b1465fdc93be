import MiniUI
import Testing

@Suite struct PanGestures {
  private let scene = GestureScene()
  private let pan: PanGestureRecognizer

  init() {
    pan = scene.add(PanGestureRecognizer.self)
  }

  /// A point of the view, in whose coordinates the published cases are written.
  private func point(_ x: Double, _ y: Double) -> Point { Point(x: 100 + x, y: 100 + y) }

  @Test func `T068 GR-13 a pan stays possible up to 10 points, and is possible again at the end`() {
    var states: [GestureRecognizer.State] = []
    for step in [
      { _ = scene.finger.down(at: point(42, 12)) }, { scene.finger.move(to: point(42, 22)) },
      { scene.finger.move(to: point(34, 45)) }, { scene.finger.move(to: point(34, 50)) },
      { scene.finger.up() }, { scene.wait() },
    ] {
      step()
      states.append(pan.state)
    }
    #expect(states == [.possible, .possible, .began, .changed, .ended, .possible])
    #expect(
      scene.take()
        == ["touchesBegan", "touchesMoved", "touchesCancelled", "began", "changed", "ended"])
  }

  @Test func `T070 the velocity is that of the last move`() {
    scene.finger.down(at: point(0, 0))
    scene.wait(.seconds(1))
    scene.finger.move(to: point(50, 0))
    #expect(abs(pan.velocity(in: scene.view).x - 50) < 0.001)
    #expect(pan.velocity(in: scene.view).y == 0)
  }

  @Test func `a finger that rests before it is lifted has no velocity`() {
    scene.finger.down(at: point(0, 0))
    scene.wait(.seconds(1))
    scene.finger.move(to: point(50, 0))
    scene.wait(.milliseconds(100))
    scene.finger.up()
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `T072 GR-13 a translation can be set, which resets the velocity`() {
    scene.follow([point(0, 0)])
    scene.wait(.seconds(1))
    scene.finger.move(to: point(50, 0))
    pan.setTranslation(Point(x: 12, y: 13), in: scene.view)
    #expect(pan.translation(in: scene.view) == Point(x: 12, y: 13))
    #expect(pan.velocity(in: scene.view) == .zero)
  }

  @Test func `T073 a translation that is reset counts from there`() {
    scene.view.frame = Rect(x: 50, y: 50, width: 100, height: 100)
    scene.follow([Point(x: 60, y: 60), Point(x: 70, y: 70)])
    #expect(pan.translation(in: scene.view) == Point(x: 10, y: 10))
    pan.setTranslation(.zero, in: scene.view)
    scene.finger.move(to: Point(x: 80, y: 80))
    #expect(pan.translation(in: scene.view) == Point(x: 10, y: 10))
  }

  @Test(arguments: [true, false])
  func `T074 a view that follows its pan moves as far as the finger`(_ inOwn: Bool) {
    let view = scene.stage.view(Rect(x: 180, y: 0, width: 20, height: 50))
    _ = scene.add(PanGestureRecognizer.self, to: view) { pan in
      let space = inOwn ? view : view.superview
      view.frame.origin = view.frame.origin.offset(by: pan.translation(in: space))
      pan.setTranslation(.zero, in: space)
    }
    scene.settle()
    scene.follow([Point(x: 180, y: 0), Point(x: 210, y: 5)])
    scene.finger.up()
    scene.wait()
    #expect(view.frame.origin == Point(x: 210, y: 5))
  }

  @Test func `GR-13 a translation is measured in the coordinates of the given view`() {
    scene.stage.root.view.transform = Transform(scaleX: 2, y: 2)
    scene.stage.root.view.frame = scene.stage.window.bounds
    scene.follow([Point(x: 250, y: 250), Point(x: 290, y: 250)])
    #expect(pan.translation(in: scene.view) == Point(x: 20, y: 0))
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
  }

  @Test func `adding or removing a second finger does not move the pan`() {
    let second = Finger(using: scene.stage.process)
    scene.follow([point(0, 0), point(30, 0)])
    second.down(at: point(150, 150))
    #expect(pan.translation(in: nil) == Point(x: 30, y: 0))
    second.up()
    scene.finger.move(to: point(40, 0))
    #expect(pan.translation(in: nil) == Point(x: 40, y: 0))
    scene.finger.up()
    #expect(pan.state == .ended)
  }

  @Test func `a pan respects its minimum and maximum number of touches`() {
    pan.minimumNumberOfTouches = 2
    let second = Finger(using: scene.stage.process)
    scene.follow([point(0, 0), point(30, 0)])
    #expect(pan.state == .possible)
    second.down(at: point(100, 0))
    scene.finger.move(to: point(60, 0))
    #expect(pan.state == .began)
    (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (1, 1)
    scene.finger.up()
    second.up()
    scene.wait()
    scene.finger.down(at: point(0, 0))
    second.down(at: point(100, 0))
    #expect(pan.numberOfTouches == 1)
  }

  @Test(arguments: [(5.0, 60.0, true), (25, 80, false), (5, 5, false)])
  func `an edge pan begins at its edge and moves inwards`(
    _ start: Double, _ end: Double, _ begins: Bool
  ) {
    let edge = scene.add(ScreenEdgePanGestureRecognizer.self, "edge", to: scene.stage.root.view)
    edge.edges = .left
    scene.follow([Point(x: start, y: 500), Point(x: end, y: 500)])
    #expect((edge.state == .began) == begins)
    scene.finger.up()
    scene.wait()
    #expect(scene.take() == (begins ? ["edge.began", "edge.ended"] : []))
  }

  @Test func `an edge pan that moves along the edge fails`() {
    let edge = scene.add(ScreenEdgePanGestureRecognizer.self, "edge", to: scene.stage.root.view)
    edge.edges = .left
    scene.follow([Point(x: 5, y: 500), Point(x: 10, y: 540), Point(x: 90, y: 540)])
    #expect((edge.state, scene.take()) == (.failed, []))
  }
}
