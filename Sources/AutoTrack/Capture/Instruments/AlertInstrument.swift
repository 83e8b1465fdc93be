public import MiniUI

/// Sees the buttons of alerts, through the class method that makes their actions (S3.3e).
///
/// What an alert shows is read when a button is touched, because it is gone when the handler runs.
/// The actions of a late start have handlers that tell nothing: those count when the alert goes.
public struct AlertInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `alerts`.
  public var name: String { "alerts" }

  /// Hooks `+[UIAlertAction actionWithTitle:style:handler:]`, and the touch that ends an alert.
  public func install(
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

  /// Gives an action a handler that tells of itself, also where the app gave none.
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

  /// Reads a touched button; the alert of an older dialog is that dialog's business.
  ///
  /// An alert that is on its way out takes no second touch, and one on its way in none at all.
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
      let stays = alert.presentingViewController != nil && !alert.isBeingDismissed
      if stays {
        moments.post(Moment(.alertStays(action), in: alert.process))
      } else if action.associated(key) == nil {
        moments.post(Moment(.alertChosen(action), in: alert.process))
      }
    }
  }
}
