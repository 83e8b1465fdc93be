import MiniUI
import Testing

@Suite struct SwipeGestures {
  private let scene = GestureScene()
  private let middle = Point(x: 200, y: 200)

  @Test func `GR-15 a swipe is recognised before the finger is lifted`() {
    let swipe = scene.add(SwipeGestureRecognizer.self)
    scene.follow([middle, Point(x: 230, y: 200)])
    #expect(swipe.state == .possible)
    scene.finger.move(to: Point(x: 260, y: 200))
    #expect(swipe.state == .recognized)
    scene.wait()
    #expect(scene.take() == ["touchesBegan", "touchesMoved", "touchesCancelled", "ended"])
    #expect(swipe.state == .recognized)
    scene.finger.up()
    scene.wait()
    #expect(swipe.state == .possible)
  }

  @Test(arguments: [
    (SwipeGestureRecognizer.Direction.left, "left"), (.right, "right"), (.up, "up"),
    (.down, "down"),
  ])
  func `GR-15 each direction is recognised only by its own recogniser`(
    _ direction: SwipeGestureRecognizer.Direction, _ name: String
  ) throws {
    let named: [(SwipeGestureRecognizer.Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    for (direction, name) in named {
      scene.add(SwipeGestureRecognizer.self, name).direction = direction
    }
    try scene.finger.swipe(scene.view, direction, by: 90)
    scene.wait()
    #expect(
      scene.take() == [
        "touchesBegan", "touchesMoved", "touchesMoved", "touchesCancelled", "\(name).ended",
      ])
  }

  @Test func `a slow movement is not a swipe`() {
    _ = scene.add(SwipeGestureRecognizer.self)
    scene.finger.swipe(from: middle, to: Point(x: 290, y: 200), lasting: .seconds(2))
    scene.wait()
    #expect(
      scene.take()
        == ["touchesBegan"] + Array(repeating: "touchesMoved", count: 5) + ["touchesEnded"])
  }

  @Test func `GR-15 a swipe on a view is a swipe on its window if both may recognise it`() {
    let swipe = scene.add(SwipeGestureRecognizer.self, "view")
    _ = scene.add(SwipeGestureRecognizer.self, "window", to: scene.stage.window)
    let judge = scene.judge("judge")
    judge.isSimultaneous = true
    swipe.delegate = judge
    scene.finger.swipe(from: middle, to: Point(x: 290, y: 200))
    scene.wait()
    #expect(
      scene.take() == [
        "judge.shouldReceive", "touchesBegan", "touchesMoved", "touchesMoved", "judge.shouldBegin",
        "judge.simultaneously", "touchesCancelled", "view.ended", "window.ended",
      ])
  }
}

@Suite struct GesturesOfTwoFingers {
  private let scene = GestureScene()
  private let hand: FingerPair
  private let second: Finger
  private let middle = Point(x: 200, y: 200)

  init() {
    hand = FingerPair(using: scene.stage.process)
    second = Finger(using: scene.stage.process)
  }

  @Test func `T066 a pinch begins with a movement and reports the scale`() {
    let pinch = scene.add(PinchGestureRecognizer.self)
    scene.finger.down(at: Point(x: 100, y: 200))
    second.down(at: Point(x: 200, y: 200))
    #expect(pinch.state == .possible)
    second.move(to: Point(x: 250, y: 200))
    #expect(pinch.state == .began)
    second.move(to: Point(x: 299, y: 200))
    second.move(to: Point(x: 300, y: 200))
    #expect(pinch.state == .changed)
    #expect(abs(pinch.scale - 2) < 1e-4)
    second.up()
    #expect(pinch.state == .changed)
    scene.finger.up()
    scene.wait()
    #expect(
      scene.take()
        == ["touchesBegan", "touchesCancelled", "began", "changed", "changed", "ended"])
    #expect(pinch.scale == 1)
  }

  @Test func `T067 one finger does not pinch`() {
    let pinch = scene.add(PinchGestureRecognizer.self)
    scene.follow([Point(x: 150, y: 150), Point(x: 200, y: 150)])
    #expect((pinch.state, pinch.scale) == (.possible, 1))
  }

  @Test func `a scale that is set counts from there`() {
    var scales: [Double] = []
    let pinch = scene.add(PinchGestureRecognizer.self) { pinch in
      scales.append(pinch.scale)
      pinch.scale = 1
    }
    hand.pinch(at: middle, from: 50, to: 200, steps: 3)
    scene.wait()
    #expect(scales.last == 1)
    #expect(abs(scales.reduce(1, *) - 4) < 1e-9)
    #expect(pinch.velocity == 0)
  }

  @Test func `a rotation reports the angle between the fingers`() {
    var angles: [Double] = []
    _ = scene.add(RotationGestureRecognizer.self) { angles.append($0.rotation) }
    hand.rotate(at: middle, by: .pi, steps: 4)
    scene.wait()
    #expect(
      scene.take() == ["touchesBegan", "touchesCancelled", "began"]
        + Array(repeating: "changed", count: 7) + ["ended"])
    #expect((angles, angles.last.map { abs($0 - .pi) < 1e-9 }) == (angles.sorted(), true))
  }

  @Test func `fingers at a constant distance do not pinch, at a constant angle do not rotate`() {
    _ = scene.add(PinchGestureRecognizer.self, "pinch")
    _ = scene.add(RotationGestureRecognizer.self, "rotation")
    hand.rotate(at: middle, by: -1)
    hand.pinch(at: middle, from: 60, to: 150)
    scene.wait()
    #expect(
      scene.take()
        == ["touchesBegan", "touchesMoved", "touchesMoved", "touchesCancelled", "rotation.began"]
        + Array(repeating: "rotation.changed", count: 15)
        + ["rotation.ended", "touchesBegan", "touchesMoved", "touchesCancelled", "pinch.began"]
        + Array(repeating: "pinch.changed", count: 17) + ["pinch.ended"])
  }
}
