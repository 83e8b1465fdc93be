/// The actions of a row, outermost first: `UISwipeActionsConfiguration`.
public final class SwipeActions: DynamicObject {
  /// In the order in which they stand from the edge of the screen.
  public private(set) var actions: [SwipeAction] = []

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(
      SwipeActions.self, name: "UISwipeActionsConfiguration", superclass: DynamicObject.self)
  }

  /// Makes a list of actions.
  public convenience init(_ actions: [SwipeAction], in process: AppProcess) {
    self.init(in: process)
    self.actions = actions
  }
}
