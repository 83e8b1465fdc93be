/// An action of an alert: `UIAlertAction`.
public final class AlertAction: DynamicObject {
  /// The title of the button.
  public private(set) var title: String?
  /// The style of the button.
  public private(set) var style = Style.default
  /// True if the button takes taps.
  public var isEnabled = true
  private var handler: Block?

  /// The styles of actions, with UIKit's values.
  public enum Style: Int, Sendable {
    /// A regular action.
    case `default`
    /// The action that changes nothing; an alert has at most one (AL-3).
    case cancel
    /// An action that destroys data.
    case destructive
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(AlertAction.self, name: "UIAlertAction", superclass: DynamicObject.self) {
      methods in
      methods.defineOnClass(
        .alertAction,
        Body { type, title, style, handler, _ in
          let action = type.make() as? AlertAction
          action?.set(title, Style(rawValue: style) ?? .default, handler as? Block)
          return action
        })
    }
  }

  /// Makes an action through the class method `actionWithTitle:style:handler:`, as app code does.
  public static func make(
    title: String?, style: Style = .default, in process: AppProcess,
    handler: ((AlertAction) -> Void)? = nil
  ) -> AlertAction {
    let block = handler.map { handler in
      Block(in: process) { if let action = $0 as? AlertAction { handler(action) } }
    }
    let made = process.classes[Self.self].send(.alertAction)(title, style.rawValue, block)
    return made as? AlertAction ?? AlertAction(in: process)
  }

  /// Initialises a new action, whose title, style and handler do not change later.
  func set(_ title: String?, _ style: Style, _ handler: Block?) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  func run() { handler?(self) }
}

extension Message where S == GeneralShape<DynamicObject?, String?, Int, DynamicObject?> {
  /// `+[UIAlertAction actionWithTitle:style:handler:]`, whose handler is a ``Block``.
  @inlinable public static var alertAction: Self { Message(.`actionWithTitle:style:handler:`) }
}
