import MiniUI
import Testing

@Suite struct Hierarchies {
  /// The place of the controller whose view is added.
  enum Child: CaseIterable { case ownChild, otherChild, grandchild, noChild, moved, removed }

  enum Way: CaseIterable { case added, atIndex, above, below, inWrapper, wrapperLater }

  enum Target: CaseIterable { case rootView, viewInIt, viewInNone }

  private static let cases = Child.allCases.flatMap { child in
    Way.allCases.flatMap { way in Target.allCases.map { (child, way, $0) } }
  }

  /// The root controller of a new stage, or another one that is not on the screen.
  private func owner(_ stage: Stage, onScreen: Bool) -> ViewController {
    onScreen ? stage.root : ViewController(in: stage.process)
  }

  private func make(
    _ kind: Child, for owner: ViewController, _ other: ViewController, _ stage: Stage
  ) -> ViewController {
    let child = Screen(in: stage.process)
    switch kind {
    case .ownChild: owner.addChild(child)
    case .otherChild: other.addChild(child)
    case .grandchild:
      owner.addChild(other)
      other.addChild(child)
    case .noChild: break
    case .moved:
      other.addChild(child)
      other.view.addSubview(child.view)
      owner.addChild(child)
    case .removed:
      other.addChild(child)
      child.removeFromParent()
    }
    return child
  }

  private func add(_ view: View, to target: View, _ way: Way, _ stage: Stage) {
    let sibling = View(in: stage.process)
    target.addSubview(sibling)
    switch way {
    case .added: target.addSubview(view)
    case .atIndex: target.insertSubview(view, at: 0)
    case .above: target.insertSubview(view, above: sibling)
    case .below: target.insertSubview(view, below: sibling)
    case .inWrapper: sibling.addSubview(view)
    case .wrapperLater:
      sibling.removeFromSuperview()
      sibling.addSubview(view)
      target.addSubview(sibling)
    }
  }

  /// Returns true if the app ended with UIKit's exception.
  private func raises(
    _ kind: Child, _ way: Way, _ target: Target, onScreen: Bool
  ) -> Bool {
    let stage = Stage()
    let owner = owner(stage, onScreen: onScreen)
    let other = ViewController(in: stage.process)
    let child = make(kind, for: owner, other, stage)
    let place =
      target == .rootView
      ? owner.view : View(frame: Rect(x: 0, y: 0, width: 9, height: 9), in: stage.process)
    if target == .viewInIt { owner.view.addSubview(place) }
    withExtendedLifetime(other) { add(child.view, to: place, way, stage) }
    guard case .crashed(let exception) = stage.process.state else { return false }
    return exception.name == "UIViewControllerHierarchyInconsistency"
  }

  @Test(arguments: [true, false])
  func `the view of another controller's child cannot be added`(onScreen: Bool) {
    let wrong = Self.cases.filter { child, way, target in
      let isForeign = child == .otherChild || child == .grandchild
      // UIKit checks an added view when it comes onto the screen.
      let isSeen = target != .viewInNone && (way != .wrapperLater || onScreen)
      return raises(child, way, target, onScreen: onScreen) != (isForeign && isSeen)
    }
    #expect(wrong.isEmpty, "\(wrong.count) of \(Self.cases.count): \(wrong)")
  }

  @Test func `the reason names the child, the owner of the view and the parent`() {
    let stage = Stage(root: RecordingController.self)
    let (parent, child) = (ViewController(in: stage.process), Screen(in: stage.process))
    parent.addChild(child)
    stage.root.view.addSubview(child.view)
    let reason =
      "child view controller:\(child.class.name) should have parent view "
      + "controller:RecordingController but actual parent is:UIViewController"
    #expect(
      stage.process.state
        == .crashed(
          SimulatedException(name: "UIViewControllerHierarchyInconsistency", reason: reason)))
    #expect(child.view.superview == nil)
  }
}
