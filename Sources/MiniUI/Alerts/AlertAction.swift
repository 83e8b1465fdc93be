/// A button of an alert: `UIAlertAction`.
public final class AlertAction: DynamicObject {
  /// What the button says.
  public private(set) var title: String?
  /// What the button is for.
  public private(set) var style = Style.default
  /// Whether it takes taps.
  public var isEnabled = true
  private var handler: Block?

  /// What a button is for, with UIKit's values.
  public enum Style: Int, Sendable {
    /// Anything.
    case `default`
    /// Leaves everything as it is; an alert has at most one (AL-3).
    case cancel
    /// Destroys something.
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

  /// Makes an action; sends `actionWithTitle:style:handler:` to the class, as an app's code does.
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

  /// Gives a new action what it keeps for good.
  func set(_ title: String?, _ style: Style, _ handler: Block?) {
    (self.title, self.style, self.handler) = (title, style, handler)
  }

  /// Runs the handler, which gets the action.
  func run() { handler?(self) }
}

extension Message where S == GeneralShape<DynamicObject?, String?, Int, DynamicObject?> {
  /// `+[UIAlertAction actionWithTitle:style:handler:]`, whose handler is a ``Block``.
  @inlinable public static var alertAction: Self { Message(.`actionWithTitle:style:handler:`) }
}
