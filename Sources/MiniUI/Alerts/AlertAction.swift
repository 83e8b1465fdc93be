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
    ClassDefinition(AlertAction.self, name: "UIAlertAction") {
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

/// The view that shows an action and takes its taps: the private `_UIAlertControllerActionView`.
final class AlertActionView: View {
  private(set) var action: AlertAction?
  private weak var alert: Alert?
  private weak var trackedTouch: Touch?
  /// True while a finger is inside the view and would trigger the action.
  private(set) var isHighlighted = false

  override class var classDefinition: ClassDefinition {
    ClassDefinition(AlertActionView.self, name: "_UIAlertControllerActionView") { methods in
      methods.define(.touchesBegan) { view, touches, _, _ in view.begin(touches) }
      methods.define(.touchesMoved) { view, touches, _, _ in view.follow(touches) }
      methods.define(.touchesEnded) { view, touches, _, _ in view.finish(touches) }
      methods.define(.touchesCancelled) { view, touches, _, _ in view.forget(view.own(touches)) }
    }
  }

  override var displayedText: String? { action?.title }

  /// Shows an action; the subviews take no touches.
  func show(_ action: AlertAction, of alert: Alert) {
    (self.action, self.alert) = (action, alert)
    for subview in subviews { subview.isUserInteractionEnabled = false }
  }

  private func begin(_ touches: DynamicObject?) {
    guard action?.isEnabled == true, trackedTouch == nil else { return }
    trackedTouch = (touches as? TouchSet)?.first { $0.view === self }
    isHighlighted = trackedTouch != nil
  }

  private func follow(_ touches: DynamicObject?) {
    if let touch = own(touches) { isHighlighted = isInside(touch) }
  }

  private func finish(_ touches: DynamicObject?) {
    guard let touch = own(touches) else { return }
    forget(touch)
    if let action, isInside(touch) { alert?.trigger(action) }
  }

  private func forget(_ touch: Touch?) {
    guard touch != nil else { return }
    trackedTouch = nil
    isHighlighted = false
  }

  private func own(_ touches: DynamicObject?) -> Touch? {
    (touches as? TouchSet)?.first { $0 === trackedTouch }
  }

  /// True if the finger is inside, without slack, because another action may be adjacent.
  private func isInside(_ touch: Touch) -> Bool { contains(touch.location(in: self)) }
}
