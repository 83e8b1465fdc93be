/// An alert or an action sheet: `UIAlertController`.
public final class Alert: ViewController {
  /// The style: in the middle or at the bottom of the screen.
  public private(set) var preferredStyle = Style.actionSheet
  private var storedMessage: String?
  /// The actions, in the order of adding; available at once (AL-5).
  public internal(set) var actions: [AlertAction] = []
  /// The action shown in bold; it has no other effect (AL-3).
  public var preferredAction: AlertAction?
  /// The text fields, in order; `nil` until one is added (AL-4).
  public internal(set) var textFields: [TextField]?
  /// The older dialog that this alert shows; `nil` for the app's own alerts.
  public internal(set) weak var dialog: Dialog?
  /// Called when an action was tapped, before the dismissal.
  var triggered: ((AlertAction) -> Void)?
  /// The first responder before the alert's own; not retained.
  weak var formerResponder: Responder?
  /// The views; nil until they are loaded.
  var views: Views?

  /// The styles of alerts, with UIKit's values.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen.
    case actionSheet
    /// In the middle of the screen.
    case alert
  }

  override public class var classDefinition: ClassDefinition {
    ClassDefinition(Alert.self, name: "UIAlertController", superclass: ViewController.self) {
      methods in
      defineFactory(methods)
      defineActions(methods)
      defineViews(methods)
      defineFocus(methods)
      methods.define(.addTextField, Body { alert, block, _ in alert.addField(block as? Block) })
    }
  }

  /// Makes an alert without actions, to be presented by a controller.
  public required init(of class: DynamicClass?) {
    super.init(of: `class`)
    let controller = AlertPresentationController(in: process)
    controller.presentedViewController = self
    presentation.controller = controller
  }

  /// Makes an alert; sends `alertControllerWithTitle:message:preferredStyle:` to the class.
  public static func make(
    title: String?, message: String? = nil, style: Style = .alert, in process: AppProcess
  ) -> Alert {
    let made = process.classes[Self.self].send(.alertController)(title, message, style.rawValue)
    return made as? Alert ?? Alert(in: process)
  }

  /// The text below the title; setting it sends `setMessage:`.
  public var message: String? {
    get { storedMessage }
    set { send(.setMessage)(newValue) }
  }

  private static func defineFactory(_ methods: MethodList<Alert>) {
    methods.defineOnClass(
      .alertController,
      Body { type, title, message, style, _ in
        let alert = type.make() as? Alert
        alert?.title = title
        alert?.storedMessage = message
        alert?.preferredStyle = Style(rawValue: style) ?? .alert
        return alert
      })
    methods.define(
      .setTitle,
      Body { alert, title, callSuper in
        callSuper(title)
        alert.viewIfLoaded?.setNeedsLayout()
      })
    methods.define(
      .setMessage,
      Body { alert, message, _ in
        alert.storedMessage = message
        alert.viewIfLoaded?.setNeedsLayout()
      })
  }
}

extension Message where S == GeneralShape<DynamicObject?, String?, String?, Int> {
  /// `+[UIAlertController alertControllerWithTitle:message:preferredStyle:]`.
  @inlinable public static var alertController: Self {
    Message(.`alertControllerWithTitle:message:preferredStyle:`)
  }
}

extension Message where S == TextToVoid {
  /// `-[UIAlertController setMessage:]`.
  @inlinable public static var setMessage: Self { Message(.`setMessage:`) }
}
