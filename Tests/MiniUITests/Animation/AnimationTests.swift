import MiniUI
import Testing

@Suite struct Animations {
  private let stage = Stage()
  private let view: View
  private let old = Rect(x: 10, y: 10, width: 10, height: 10)
  private let new = Rect(x: 20, y: 20, width: 20, height: 20)

  init() {
    view = stage.view(old)
  }

  private func animate(
    _ seconds: Double, delay: Double = 0, options: AnimationOptions = [],
    curve: AnimationCurve = .linear, _ block: () -> Void
  ) {
    View.animate(
      withDuration: .seconds(seconds), delay: .seconds(delay), options: options, curve: curve,
      in: stage.process, animations: block
    ) { [log = stage.log] in log.add("completed \($0)") }
  }

  private func wait(_ seconds: Double) { stage.process.mainLoop.advance(by: .seconds(seconds)) }

  @Test func `T180 an animation completes once, at the end of its duration`() {
    animate(5) { view.alpha = 0.5 }
    wait(4.75)
    #expect(stage.log.take() == [])
    wait(0.25)
    #expect(stage.log.take() == ["completed true"])
    wait(10)
    #expect(stage.log.take() == [])
  }

  @Test func `T182 the model has its final frame at once, and the presentation follows`() {
    animate(5) { view.frame = new }
    #expect([view.frame, view.presentation.frame] == [new, old])
    wait(2.5)
    #expect(view.frame == new)
    #expect(view.presentation.frame == Rect(x: 15, y: 15, width: 15, height: 15))
    wait(2.5)
    #expect(view.presentation.frame == new)
  }

  @Test func `T184 an animation to an equal value completes after its duration`() {
    animate(10) { view.frame = old }
    wait(5)
    #expect((view.presentation.frame, stage.log.take()) == (old, []))
    wait(5)
    #expect(stage.log.take() == ["completed true"])
  }

  @Test func `settling waits for the end of an animation on the main loop`() {
    animate(0) { view.frame = new }
    #expect(stage.log.take() == [])
    animate(5) { view.alpha = 0 }
    _ = stage.process.mainLoop.settle()
    #expect(stage.device.clock.uptime == .seconds(5))
    #expect(stage.log.take() == ["completed true", "completed true"])
  }

  @Test func `bounds, centre, transform and alpha are animated together`() {
    animate(4) {
      view.bounds = Rect(x: 0, y: 0, width: 30, height: 50)
      view.center = Point(x: 55, y: 95)
      view.transform = Transform(scaleX: 3, y: 1)
      view.alpha = 0
    }
    wait(1)
    let seen = view.presentation
    #expect(seen.bounds == Rect(x: 0, y: 0, width: 15, height: 20))
    #expect((seen.center, seen.transform) == (Point(x: 25, y: 35), Transform(scaleX: 1.5, y: 1)))
    #expect(seen.alpha == 0.75)
  }

  @Test func `a delay defers the presentation, not the model`() {
    animate(2, delay: 1) { view.alpha = 0 }
    #expect([view.alpha, view.presentation.alpha] == [0, 1])
    wait(1)
    #expect(view.presentation.alpha == 1)
    wait(1)
    #expect((view.presentation.alpha, stage.log.take()) == (0.5, []))
    wait(1)
    #expect(stage.log.take() == ["completed true"])
  }

  @Test func `a value set without an animation is presented at once`() {
    animate(4) {
      view.alpha = 0
      view.center = Point(x: 35, y: 15)
    }
    wait(1)
    view.alpha = 0.9
    #expect((view.presentation.alpha, view.presentation.center) == (0.9, Point(x: 20, y: 15)))
  }

  @Test func `an animation begins at the value that the previous one has reached`() {
    animate(4) { view.alpha = 0 }
    wait(2)
    animate(2) { view.alpha = 1 }
    #expect(view.presentation.alpha == 0.5)
    wait(1)
    #expect(view.presentation.alpha == 0.75)
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == ["completed true", "completed true"])
  }

  @Test func `an inner block inherits the duration of the outer block unless it has its own`() {
    let other = stage.view(old)
    animate(4) {
      animate(1) { view.alpha = 0 }
      animate(1, options: .overrideInheritedDuration) { other.alpha = 0 }
      #expect(other.alpha == 0)
    }
    wait(0.5)
    #expect([view.presentation.alpha, other.presentation.alpha] == [0.875, 0.5])
    wait(0.5)
    #expect(stage.log.take() == ["completed true"])
    _ = stage.process.mainLoop.settle()
    #expect(stage.log.take() == ["completed true", "completed true"])
    #expect(stage.device.clock.uptime == .seconds(4))
  }

  @Test func `an inner block inherits the curve of the outer block unless it has its own`() {
    let other = stage.view(old)
    animate(4, curve: .easeIn) {
      animate(4) { view.alpha = 0 }
      animate(4, options: .overrideInheritedCurve) { other.alpha = 0 }
    }
    wait(2)
    #expect(view.presentation.alpha > 0.6)
    #expect(other.presentation.alpha == 0.5)
  }

  @Test func `a block without animation takes effect at once, even inside another`() {
    animate(4) {
      view.alpha = 0
      View.performWithoutAnimation(in: stage.process) { view.center = Point(x: 50, y: 50) }
    }
    wait(2)
    #expect((view.presentation.alpha, view.presentation.center) == (0.5, Point(x: 50, y: 50)))
  }

  @Test func `HT-5 neither a view under an animation nor its subviews are hit`() {
    let inner = stage.view(Rect(x: 0, y: 0, width: 20, height: 20), in: view)
    let point = Point(x: 25, y: 25)
    animate(5) { view.frame = new }
    #expect(stage.finger.tap(at: point) === stage.root.view)
    _ = stage.process.mainLoop.settle()
    #expect(stage.finger.tap(at: point) === inner)
  }

  @Test func `HT-5 a view stays hittable with permission or with an empty animation`() {
    let point = Point(x: 25, y: 25)
    animate(5, options: .allowUserInteraction) { view.frame = new }
    #expect(stage.finger.tap(at: point) === view)
    animate(5) { view.frame = new }
    #expect(stage.finger.tap(at: point) === view)
  }

  @Test func `HT-5 the end of the last of several animations makes the view hittable again`() {
    animate(1) { view.frame = new }
    animate(3) { view.alpha = 0.5 }
    let point = Point(x: 25, y: 25)
    wait(2)
    #expect(stage.finger.tap(at: point) === stage.root.view)
    wait(1)
    #expect(stage.finger.tap(at: point) === view)
  }

  @Test func `an animation does not retain a view that is removed`() {
    weak var removed: View?
    do {
      let view = stage.view(old)
      removed = view
      animate(5) { view.alpha = 0 }
      view.removeFromSuperview()
    }
    #expect(removed == nil)
    wait(0)
    #expect(stage.log.take() == ["completed false"])
  }

  @Test func `a negative duration or delay counts as zero`() {
    animate(-1, delay: -1) { view.alpha = 0.5 }
    wait(0)
    #expect((view.presentation.alpha, stage.log.take()) == (0.5, ["completed true"]))
  }
}

@Suite struct AnimationCurves {
  /// The progress at half the time, from the Bézier curves of Core Animation.
  @Test(arguments: [
    (AnimationCurve.linear, 0.5), (.easeInOut, 0.5), (.easeIn, 0.315), (.easeOut, 0.685),
  ])
  func `a curve sets the progress at half the time`(
    _ curve: AnimationCurve, _ progress: Double
  ) {
    #expect(abs(curve.progress(at: 0.5) - progress) < 0.001)
  }

  @Test(arguments: AnimationCurve.allCases)
  func `every curve begins at 0, ends at 1 and never decreases`(_ curve: AnimationCurve) {
    let steps = stride(from: -0.25, through: 1.25, by: 0.125).map(curve.progress)
    #expect(abs(steps[0]) < 1e-9)
    #expect((steps.last, steps) == (1, steps.sorted()))
  }

  @Test func `curves have UIKit's values`() {
    #expect(AnimationCurve.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(AnimationCurve.linear.rawValue == 3)
  }
}
