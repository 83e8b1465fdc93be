/// The containment of controllers (AP-8, AP-29, AP-33).
extension ViewController {
  static func defineContainment(_ methods: MethodList<ViewController>) {
    methods.define(.addChildViewController) { parent, child, _ in
      if let child = child as? ViewController { parent.adopt(child) }
    }
    methods.define(.removeFromParentViewController) { child, _ in
      child.abandonParent()
      child.send(.didMoveToParent)(nil)
    }
    methods.define(.willMoveToParent) { _, _, _ in }
    methods.define(.didMoveToParent) { _, _, _ in }
  }

  /// Adds a child controller; sends it `willMove`, but not `didMove` (AP-33).
  public final func addChild(_ child: ViewController) { send(.addChildViewController)(child) }

  /// Removes this controller from its parent; sends it `didMove`, but not `willMove` (AP-33).
  public final func removeFromParent() { send(.removeFromParentViewController)() }

  /// Announces a new parent, or `nil` for a removal.
  public final func willMove(toParent parent: ViewController?) { send(.willMoveToParent)(parent) }

  /// Confirms a new parent, or `nil` after a removal.
  public final func didMove(toParent parent: ViewController?) { send(.didMoveToParent)(parent) }

  /// This controller and its ancestors, nearest first.
  public final var containers: some Sequence<ViewController> {
    sequence(first: self, next: \.parent)
  }

  /// True if the controller's view may be added to another view; raises otherwise.
  ///
  /// A child's view belongs inside its parent's (`UIViewControllerHierarchyInconsistency`). UIKit
  /// checks when the view enters a window, and accepts controllers without a parent.
  final func fits(into superview: View) -> Bool {
    guard let parent, let owner = superview.owner, owner !== parent else { return true }
    table.raise(
      SimulatedException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "child view controller:\(self.class.name) should have parent view controller:"
          + "\(owner.class.name) but actual parent is:\(parent.class.name)"))
    return false
  }

  private func adopt(_ child: ViewController) {
    guard !containers.contains(where: { $0 === child }) else { return refuse(child) }
    guard child.parent !== self else { return }
    guard child.presentation.presenting == nil else { return refusePresented(child) }
    if child.parent != nil { child.removeFromParent() }
    child.willMove(toParent: self)
    children.append(child)
    child.parent = self
  }

  /// Removes this controller from its parent without callbacks to this controller.
  final func abandonParent() {
    let former = parent
    former?.children.removeAll { $0 === self }
    parent = nil
    former?.didLose(self)
  }

  /// Raises, because a presented controller cannot become a child.
  private func refusePresented(_ child: ViewController) {
    table.raise(
      SimulatedException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "\(child.class.name) cannot be a child of \(self.class.name) while it is "
          + "presented"))
  }

  private func refuse(_ child: ViewController) {
    table.raise(
      .invalidArgument(
        "\(child.class.name) cannot be a child of \(self.class.name), which it contains"))
  }
}

extension View {
  /// The controller whose root view is or contains this view.
  final var owner: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller)
      .first { _ in true }
  }
}

extension Responder {
  /// The first view controller in the responder chain, this responder included (SA-A10).
  ///
  /// The search stops after 1,000 responders with code of their own, because an app's
  /// `nextResponder` may form a circle.
  public final var nearestController: ViewController? {
    var current: Responder = self
    for _ in 0..<1_000 {
      if let view = current as? View {
        let last = view.lastInChain
        if let controller = last.controller, last.runs(.nextResponder, for: .nextResponder) {
          return controller
        }
        current = last
      } else if let controller = current as? ViewController {
        return controller
      }
      guard let next = current.next else { return nil }
      current = next
    }
    return nil
  }
}

extension View {
  /// The last view that UIKit's own code leads to through superviews.
  ///
  /// No message has to be sent on the way, and none of the skipped views belongs to a controller.
  fileprivate final var lastInChain: View {
    guard !isControllers, runs(.nextResponder, for: .nextResponder) else { return self }
    return withSuperview { $0.lastInChain } ?? self
  }
}
