/// The buttons of an alert, and what a tap on one does: AL-1 to AL-3.
extension Alert {
  static func defineActions(_ methods: MethodList<Alert>) {
    methods.define(
      .addAction,
      Body { alert, action, _ in if let action = action as? AlertAction { alert.append(action) } })
    methods.define(
      .dismissTriggered,
      Body { alert, animated, action, _ in alert.dismiss(animated, by: action as? AlertAction) })
  }

  /// Adds an action, by sending `addAction:`; a second cancel action ends the process (AL-3).
  public func addAction(_ action: AlertAction) { send(.addAction)(action) }

  /// The actions as a person sees them, from left to right or from top to bottom (AL-3).
  ///
  /// Cancel comes last, but first where an alert has two.
  public var actionsInSight: [AlertAction] {
    guard isInOneRow, let cancelAction else { return actionsCancelLast }
    return [cancelAction] + actions.filter { $0 !== cancelAction }
  }

  /// The actions in the order of their views: cancel last, the others as they were added.
  var actionsCancelLast: [AlertAction] {
    actions.filter { $0.style != .cancel } + actions.filter { $0.style == .cancel }
  }

  /// Dismisses the alert as a tap on an action does; one that is disabled does nothing.
  func trigger(_ action: AlertAction) {
    if action.isEnabled { send(.dismissTriggered)(true, action) }
  }

  /// The action of a tap beside an action sheet: AL-2.
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

  /// The alert goes first; the handler may present again (AL-1).
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
