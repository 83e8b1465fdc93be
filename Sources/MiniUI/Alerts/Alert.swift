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
    ClassDefinition(Alert.self, name: "UIAlertController") {
      methods in
      defineFactory(methods)
      defineActions(methods)
      defineViews(methods)
      defineFocus(methods)
      methods.define(.addTextField) { alert, block, _ in alert.addField(block as? Block) }
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
    methods.define(.setTitle) { alert, title, callSuper in
      callSuper(title)
      alert.viewIfLoaded?.setNeedsLayout()
    }
    methods.define(.setMessage) { alert, message, _ in
      alert.storedMessage = message
      alert.viewIfLoaded?.setNeedsLayout()
    }
  }
}

/// The actions of an alert (AL-1 to AL-3).
extension Alert {
  static func defineActions(_ methods: MethodList<Alert>) {
    methods.define(.addAction) { alert, action, _ in
      if let action = action as? AlertAction { alert.append(action) }
    }
    methods.define(.dismissTriggered) { alert, animated, action, _ in
      alert.dismiss(animated, by: action as? AlertAction)
    }
  }

  /// Adds an action through `addAction:`; a second cancel action raises (AL-3).
  public func addAction(_ action: AlertAction) { send(.addAction)(action) }

  /// The actions in visible order, left to right or top to bottom (AL-3).
  ///
  /// Cancel comes last, but first in an alert of two actions.
  public var actionsInSight: [AlertAction] {
    guard isInOneRow, let cancelAction else { return actionsCancelLast }
    return [cancelAction] + actions.filter { $0 !== cancelAction }
  }

  /// The actions in the order of their views: cancel last, the others in the order of adding.
  var actionsCancelLast: [AlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// Triggers an action as a tap does; ignored if it is disabled.
  func trigger(_ action: AlertAction) {
    if action.isEnabled { send(.dismissTriggered)(true, action) }
  }

  /// The cancel action, which a tap beside an action sheet triggers (AL-2).
  var cancelAction: AlertAction? { actions.first { $0.style == .cancel } }

  private func append(_ action: AlertAction) {
    guard action.style != .cancel || cancelAction == nil else {
      return table.raise(
        .inconsistency(
          "UIAlertController can only have one action with a style of UIAlertActionStyleCancel"))
    }
    actions.append(action)
    showActions()
  }

  /// Dismisses the alert before the handler runs, because the handler may present again (AL-1).
  private func dismiss(_ animated: Bool, by action: AlertAction?) {
    guard presentationController.isAtRest, let presenter = presentingViewController else { return }
    if let action { triggered?(action) }
    presenter.dismiss(animated: animated) { action?.run() }
  }
}

/// The text fields of an alert (AL-4).
extension Alert {
  /// Adds a text field and configures it at once, through the message of this name.
  ///
  /// An action sheet cannot have one: it raises.
  public func addTextField(configure: ((TextField) -> Void)? = nil) {
    let block = configure.map { configure in
      Block(in: process) { if let field = $0 as? TextField { configure(field) } }
    }
    send(.addTextField)(block)
  }

  private func addField(_ configure: Block?) {
    guard preferredStyle == .alert else {
      return table.raise(
        .inconsistency(
          "Text fields can only be added to an alert controller of style "
            + "UIAlertControllerStyleAlert"))
    }
    let field = TextField(in: process)
    textFields = (textFields ?? []) + [field]
    configure?(field)
    showFields()
  }
}

extension Alert {
  /// Defines the focus of alerts.
  ///
  /// The first field becomes the first responder when the alert has appeared; the dismissal
  /// restores the previous first responder.
  static func defineFocus(_ methods: MethodList<Alert>) {
    methods.define(.viewDidAppear) { alert, animated, callSuper in
      callSuper(animated)
      alert.takeFocus()
    }
    methods.define(.viewWillDisappear) { alert, animated, callSuper in
      callSuper(animated)
      alert.giveFocusBack()
    }
  }

  private func takeFocus() {
    guard let first = textFields?.first, !hasFocus else { return }
    let former = process.application.firstResponder
    if first.becomeFirstResponder() { formerResponder = former }
  }

  /// Restores the previous first responder, unless its screen is dismissed with the alert.
  private func giveFocusBack() {
    guard isBeingDismissed, hasFocus else { return }
    let former = presentingViewController?.isBeingDismissed == true ? nil : formerResponder
    formerResponder = nil
    if former?.becomeFirstResponder() != true {
      process.application.firstResponder?.resignFirstResponder()
    }
  }

  private var hasFocus: Bool { textFields?.contains(where: \.isFirstResponder) == true }
}

/// The presentation of an alert: over everything, in every style (AP-28).
final class AlertPresentationController: PresentationController {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      AlertPresentationController.self, name: "_UIAlertControllerPresentationController")
  }

  override var coversPresenter: Bool { false }
  override var isSheet: Bool { false }
  override var template: ViewTemplate { process.device.system.presentations.aroundAlert }

  /// Releases an older dialog, even if the app itself has dismissed the alert.
  override func hasLeft() { (presentedViewController as? Alert)?.dialog?.letGo() }

  /// Places the alert; a tap beside an action sheet triggers its cancel action (AL-2).
  override func place(_ view: View, in views: BuiltTemplate) {
    views[.content].addSubview(view)
    view.setNeedsLayout()
    let alert = presentedViewController as? Alert
    guard let alert, alert.preferredStyle == .actionSheet else { return }
    (views[.dimming] as? DimmingView)?.tapped = { [weak alert] in
      if let alert, let cancel = alert.cancelAction { alert.trigger(cancel) }
    }
  }
}
