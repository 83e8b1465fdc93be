import MiniUI

/// An instrument for buttons of alerts, on the class method that creates their actions (S3.3e).
///
/// An alert is read at the touch of a button, because it is off the screen when the handler runs.
/// Actions created before the start have unhooked handlers; they count when the alert is dismissed.
struct AlertInstrument: Instrument {
  init() {}

  package var name: String { "alerts" }

  /// Hooks `+[UIAlertAction actionWithTitle:style:handler:]` and the touch that dismisses an alert.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let actions = process.classes[AlertAction.self].metaclass
    let alerts = process.classes[Alert.self]
    let wrapped = moments.key("alertHandler")
    return try .installing { (parts) throws(HookError) in
      parts.append(
        try actions.hook(.alertAction, owner: name, wrapping(moments, marking: wrapped)))
      parts.append(
        try alerts.hook(.dismissTriggered, owner: name, reading(moments, marked: wrapped)))
    }
  }

  /// Wraps the handler of an action, or adds one, so that it posts a moment.
  private func wrapping(
    _ moments: MomentHub, marking key: AssociationKey
  ) -> Body<GeneralShape<DynamicObject?, String?, Int, DynamicObject?>, DynamicClass> {
    Body { type, title, style, handler, original in
      let wrapped = Block(in: type.process) { action in
        if let action = action as? AlertAction {
          moments.post(Moment(.alertChosen(action), in: action.process))
        }
        (handler as? Block)?(action)
      }
      let action = original(title, style, wrapped)
      action?.setAssociated(moments, for: key, policy: .assign)
      return action
    }
  }

  /// Reads a touched button; alerts of older dialogs are left to their own instrument.
  ///
  /// An alert that is being presented or dismissed takes no touches.
  private func reading(
    _ moments: MomentHub, marked key: AssociationKey
  ) -> Body<GeneralShape<Nothing, Bool, DynamicObject?>, Alert> {
    Body { alert, animated, action, original in
      guard let action = action as? AlertAction, alert.dialog == nil, !alert.isBeingDismissed
      else { return original(animated, action) }
      let button = DialogButton(
        of: alert, content: action.title, title: alert.title, message: alert.message,
        view: alert.view(of: action))
      moments.post(Moment(.alertTouched(action, button), in: alert.process))
      original(animated, action)
      // The marked actions post from their handler; posting here too would count them twice.
      let stays = alert.presentingViewController != nil && !alert.isBeingDismissed
      if stays {
        moments.post(Moment(.alertStays(action), in: alert.process))
      } else if action.associated(key) == nil {
        moments.post(Moment(.alertChosen(action), in: alert.process))
      }
    }
  }
}
