/// The actions of an alert (AL-1 to AL-3).
extension Alert {
  static func defineActions(_ methods: MethodList<Alert>) {
    methods.define(
      .addAction,
      Body { alert, action, _ in if let action = action as? AlertAction { alert.append(action) } })
    methods.define(
      .dismissTriggered,
      Body { alert, animated, action, _ in alert.dismiss(animated, by: action as? AlertAction) })
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

extension Message where S == ObjectToVoid {
  /// `-[UIAlertController addAction:]`.
  @inlinable public static var addAction: Self { Message(.`addAction:`) }
}

extension Message where S == GeneralShape<Nothing, Bool, DynamicObject?> {
  /// `-[UIAlertController _dismissAnimated:triggeringAction:]`: private, at a tap on an action.
  @inlinable public static var dismissTriggered: Self {
    Message(.`_dismissAnimated:triggeringAction:`)
  }
}
