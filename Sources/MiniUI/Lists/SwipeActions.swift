/// The actions of a swiped row: `UISwipeActionsConfiguration`.
public final class SwipeActions: DynamicObject {
  /// The actions, outermost first.
  public private(set) var actions: [SwipeAction] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      SwipeActions.self, name: "UISwipeActionsConfiguration", superclass: DynamicObject.self)
  }

  /// Makes a configuration of actions.
  public convenience init(_ actions: [SwipeAction], in process: AppProcess) {
    self.init(in: process)
    self.actions = actions
  }
}
