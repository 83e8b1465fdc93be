/// A question over the screen, as an alert or an action sheet: `UIAlertController`.
public final class Alert: ViewController {
  /// Whether it stands in the middle or at the bottom.
  public private(set) var preferredStyle = Style.actionSheet
  private var storedMessage: String?
  /// The actions, in the order in which they were added, readable at once (AL-5).
  public internal(set) var actions: [AlertAction] = []
  /// The action that is shown in bold; nothing else depends on it (AL-3).
  public var preferredAction: AlertAction?
  /// The text inputs, in order; `nil` until one is added (AL-4).
  public internal(set) var textFields: [TextField]?
  /// The dialog of an older kind that this alert shows; `nil` for an alert of an app's own.
  public internal(set) weak var dialog: Dialog?
  /// Runs when an action was tapped, before the alert goes.
  var triggered: ((AlertAction) -> Void)?
  /// The first responder of the time before the alert's own; not retained.
  weak var formerResponder: Responder?
  /// The views, once they are made.
  var views: Views?

  /// Where it stands, with UIKit's values.
  public enum Style: Int, Sendable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
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

  /// Makes an alert without actions, which a controller presents.
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

  /// The second text; setting it sends `setMessage:`.
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
