/// A container of columns, of which a phone shows the primary one: `UISplitViewController`.
///
/// It is always collapsed, as on a phone in portrait, and behaves like one whose delegate discards
/// the secondary column: that controller is retained, but has no parent and no view.
open class SplitViewController: ContainerController {
  private final var columns: [ViewController] = []

  override open class var classDefinition: ClassDefinition {
    ClassDefinition(
      SplitViewController.self, name: "UISplitViewController", superclass: ViewController.self
    ) { methods in
      methods.define(.loadView) { split, _ in
        split.buildView(of: split.process.device.system.containers.split)
      }
      methods.define(.setAllViewControllers) { split, list, _ in
        let objects = (list as? ObjectList)?.objects ?? []
        split.replaceColumns(with: objects.compactMap { $0 as? ViewController })
      }
    }
  }

  /// The controllers of the columns, the primary one first.
  ///
  /// The screen follows a change of the primary column when the container appears next.
  public final var viewControllers: [ViewController] {
    get { columns }
    set { send(.setAllViewControllers)(ObjectList(newValue, in: process)) }
  }

  /// True, because a phone shows one column.
  public final var isCollapsed: Bool { true }

  override final var wanted: ViewController? { columns.first }

  private func replaceColumns(with new: [ViewController]) {
    let old = columns.first
    columns = new
    guard old !== new.first else { return }
    if let old, old.parent === self {
      old.willMove(toParent: nil)
      old.removeFromParent()
    }
    guard let primary = new.first else { return }
    addChild(primary)
    primary.didMove(toParent: self)
  }
}
