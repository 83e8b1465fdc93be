/// Controllers in controllers: AP-8, AP-29 and AP-33.
extension ViewController {
  static func defineContainment(_ methods: MethodList<ViewController>) {
    methods.define(
      .addChildViewController,
      Body { parent, child, _ in
        if let child = child as? ViewController { parent.adopt(child) }
      })
    methods.define(
      .removeFromParentViewController,
      Body { child, _ in
        child.abandonParent()
        child.send(.didMoveToParent)(nil)
      })
    methods.define(.willMoveToParent, Body { _, _, _ in })
    methods.define(.didMoveToParent, Body { _, _, _ in })
  }

  /// Makes a controller a child of this one; tells it `willMove`, but not `didMove` (AP-33).
  public final func addChild(_ child: ViewController) { send(.addChildViewController)(child) }

  /// Ends being a child; tells this controller `didMove`, but not `willMove` (AP-33).
  public final func removeFromParent() { send(.removeFromParentViewController)() }

  /// Tells the controller that it is about to get another parent, or none.
  public final func willMove(toParent parent: ViewController?) { send(.willMoveToParent)(parent) }

  /// Tells the controller that it has got another parent, or none.
  public final func didMove(toParent parent: ViewController?) { send(.didMoveToParent)(parent) }

  /// This controller and those that contain it, nearest first.
  public final var containers: some Sequence<ViewController> {
    sequence(first: self, next: \.parent)
  }

  /// Whether the controller's view may be put into another view; raises if not.
  ///
  /// A child's view belongs into its parent's (`UIViewControllerHierarchyInconsistency`). UIKit
  /// asks when the view comes into a window, and lets views of controllers without a parent pass.
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

  /// Ends being a child without a word to this controller.
  final func abandonParent() {
    let former = parent
    former?.children.removeAll { $0 === self }
    parent = nil
    former?.didLose(self)
  }

  /// A controller that is shown over others has its place already.
  private func refusePresented(_ child: ViewController) {
    table.raise(
      SimulatedException(
        name: "UIViewControllerHierarchyInconsistency",
        reason: "\(child.class.name) cannot be a child of \(self.class.name) while it is "
          + "presented"))
  }

  private func refuse(_ child: ViewController) {
    table.raise(
      SimulatedException(
        name: "NSInvalidArgumentException",
        reason: "\(child.class.name) cannot be a child of \(self.class.name), which it contains"))
  }
}

extension View {
  /// The controller whose root view holds this view, or is it.
  fileprivate var owner: ViewController? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.controller)
      .first { _ in true }
  }
}

extension Message where S == ObjectToVoid {
  /// `-addChildViewController:`.
  @inlinable public static var addChildViewController: Self { Message(.`addChildViewController:`) }
  /// `-willMoveToParentViewController:`, with `nil` when the controller is about to be removed.
  @inlinable public static var willMoveToParent: Self {
    Message(.`willMoveToParentViewController:`)
  }
  /// `-didMoveToParentViewController:`, with `nil` when the controller has been removed.
  @inlinable public static var didMoveToParent: Self { Message(.`didMoveToParentViewController:`) }
}

extension Message where S == ToVoid {
  /// `-removeFromParentViewController`.
  @inlinable public static var removeFromParentViewController: Self {
    Message(.removeFromParentViewController)
  }
}
