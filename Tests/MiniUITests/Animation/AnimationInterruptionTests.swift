import MiniUI
import Testing

@Suite struct AnimationInterruptions {
  enum Property: CaseIterable {
    case bounds, center, transform, alpha

    /// Gives a view a new value.
    func change(_ view: View, _ number: Double) {
      switch self {
      case .bounds: view.bounds.size.width += number
      case .center: view.center.x += number
      case .transform: view.transform = Transform(scaleX: 1 + number, y: 1)
      case .alpha: view.alpha = 1 / (1 + number)
      }
    }
  }

  /// An act that may end an animation of a view early.
  enum Act: CaseIterable {
    case nothing, removeAll, removeAllOfSuperview, removeAllOfSubview, removal
    case removalOfSuperview, removalOfSubview, move, moveOffscreen, hiding, setting
  }

  private let stage = Stage()
  private let outer: View
  private let view: View
  private let inner: View

  init() {
    outer = stage.view(Rect(x: 0, y: 0, width: 300, height: 300))
    view = stage.view(Rect(x: 10, y: 10, width: 100, height: 100), in: outer)
    inner = stage.view(Rect(x: 10, y: 10, width: 10, height: 10), in: view)
    stage.window.layoutIfNeeded()
  }

  private func animate(
    _ name: String, _ seconds: Double, options: AnimationOptions = [], _ block: () -> Void
  ) {
    View.animate(
      withDuration: .seconds(seconds), options: options, in: stage.process, animations: block
    ) { [log = stage.log] in log.add("\(name) \($0)") }
  }

  private func wait(_ seconds: Double) { stage.process.mainLoop.advance(by: .seconds(seconds)) }

  @Test(arguments: Property.allCases, Property.allCases)
  func `only an animation from the current state ends one of the same property`(
    _ first: Property, _ second: Property
  ) {
    for isCurrent in [true, false] {
      for target in [view, inner] {
        animate("first", 4) { first.change(view, 2) }
        wait(1)
        animate("second", 1, options: isCurrent ? .beginFromCurrentState : []) {
          second.change(target, 3)
        }
        let ends = isCurrent && target === view && first == second
        wait(0)
        #expect(stage.log.take() == (ends ? ["first false"] : []))
        wait(10)
        #expect(stage.log.take() == (ends ? ["second true"] : ["second true", "first true"]))
      }
    }
  }

  private func perform(_ act: Act) {
    switch act {
    case .nothing: break
    case .removeAll: view.removeAllAnimations()
    case .removeAllOfSuperview: outer.removeAllAnimations()
    case .removeAllOfSubview: inner.removeAllAnimations()
    case .removal: view.removeFromSuperview()
    case .removalOfSuperview: outer.removeFromSuperview()
    case .removalOfSubview: inner.removeFromSuperview()
    case .move: stage.root.view.addSubview(view)
    case .moveOffscreen: View(in: stage.process).addSubview(view)
    case .hiding: view.isHidden = true
    case .setting: view.alpha = 0.9
    }
  }

  private static let interrupting: Set<Act> = [
    .removeAll, .removal, .removalOfSuperview, .moveOffscreen,
  ]

  @Test(arguments: Act.allCases, [0.0, 1, 3])
  func `an animation that is removed, or whose view leaves the window, is unfinished`(
    _ act: Act, after time: Double
  ) {
    View.animate(
      withDuration: .seconds(4), delay: .seconds(2), in: stage.process,
      animations: { view.alpha = 0.5 },
      completion: { [log = stage.log] in log.add("done \($0)") })
    wait(time)
    perform(act)
    let ends = Self.interrupting.contains(act)
    if ends { #expect(view.presentation.alpha == 0.5) }
    wait(0)
    #expect(stage.log.take() == (ends ? ["done false"] : []))
    wait(10)
    #expect(stage.log.take() == (ends ? [] : ["done true"]))
  }

  @Test func `a partly interrupted block ends at its time, unfinished`() {
    animate("both", 4) {
      view.alpha = 0
      inner.alpha = 0
    }
    wait(1)
    inner.removeAllAnimations()
    wait(2)
    #expect(stage.log.take() == [])
    #expect([view.presentation.alpha, inner.presentation.alpha] == [0.25, 0])
    wait(1)
    #expect(stage.log.take() == ["both false"])
  }

  @Test func `an animation from the current state begins at the presented value`() {
    animate("first", 4) { view.alpha = 0 }
    wait(1)
    animate("second", 4, options: .beginFromCurrentState) { view.alpha = 1 }
    #expect(view.presentation.alpha == 0.75)
    wait(2)
    #expect(view.presentation.alpha == 0.875)
  }

  @Test func `a view whose animations were removed receives touches again`() {
    let tapped = stage.finger
    animate("first", 4) { view.alpha = 0.5 }
    #expect(tapped.down(at: Point(x: 50, y: 50)) === outer)
    view.removeAllAnimations()
    #expect(tapped.down(at: Point(x: 50, y: 50)) === view)
    tapped.up()
  }
}
