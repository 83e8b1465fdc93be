/// What a person can do with a row that was swiped: `UIContextualAction`.
public final class SwipeAction: DynamicObject {
  /// Runs the action, given the button; it calls the last argument when it is done (TV-14).
  public typealias Handler = (SwipeAction, View, @escaping (Bool) -> Void) -> Void

  /// What the button shows.
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

  /// The row closes when the handler says that it is done.
  func run(from button: View, _ done: @escaping (Bool) -> Void) { handler?(self, button, done) }
}
