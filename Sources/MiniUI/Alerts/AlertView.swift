/// The alert from before `UIAlertController`: `UIAlertView`.
///
/// It is shown in a separate window, in front of everything.
public final class AlertView: Dialog {
  /// The text below the title.
  public var message: String?
  private var ownWindow: Window?

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(AlertView.self, name: "UIAlertView", superclass: View.self) { methods in
      defineDialog(methods)
      methods.define(.show) { view, _ in view.present() }
    }
  }

  override class var delegateMethods: [SystemSelector] {
    [
      .`alertView:clickedButtonAtIndex:`, .`alertView:willDismissWithButtonIndex:`,
      .`alertView:didDismissWithButtonIndex:`,
    ]
  }

  /// Makes an alert; the cancel button has index 0, and the others follow.
  public static func make(
    title: String?, message: String? = nil, delegate: DynamicObject? = nil,
    cancelButton: String? = nil, otherButtons: [String] = [], in process: AppProcess
  ) -> AlertView {
    let view = AlertView(in: process)
    (view.title, view.message) = (title, message)
    view.delegate = delegate
    if let cancelButton { view.cancelButtonIndex = view.addButton(cancelButton) }
    for title in otherButtons { view.addButton(title) }
    return view
  }

  /// Shows the alert through the message `show`.
  public func show() { send(.show)() }

  override func hasLeft() {
    ownWindow?.hide()
    ownWindow = nil
  }

  private func present() {
    guard !isShown else { return }
    let window = AlertShimWindow(in: process)
    let presenter = AlertShimController(in: process)
    window.level = Window.Level.alert
    window.rootViewController = presenter
    window.makeKeyAndVisible()
    ownWindow = window
    present(Alert.make(title: title, message: message, in: process), from: presenter)
  }
}
