/// An action on a swiped row: `UIContextualAction`.
public final class SwipeAction: DynamicObject {
  /// A closure that gets the button and calls its last argument when it is done (TV-14).
  public typealias Handler = (SwipeAction, View, @escaping (Bool) -> Void) -> Void

  /// The title of the button.
  public private(set) var title = ""
  private var handler: Handler?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(SwipeAction.self, name: "UIContextualAction", superclass: DynamicObject.self)
  }

  /// Makes an action with a title.
  public convenience init(
    title: String, in process: AppProcess, handler: @escaping Handler
  ) {
    self.init(in: process)
    self.title = title
    self.handler = handler
  }

  /// Runs the handler; the row closes when the handler calls `done`.
  func run(from button: View, _ done: @escaping (Bool) -> Void) { handler?(self, button, done) }
}
