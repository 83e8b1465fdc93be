import MiniUI

extension Control {
  /// The state of a finger at the time of the actions that it triggers.
  enum ActionTouch {
    /// Lifted, or any state if the control's action is always a person's choice.
    case lifted
    /// Still down.
    case down
    /// Unknown: the control reports its value without the touch.
    case absent

    /// The reason against a click in this state, or nil.
    var reason: SuppressionReason? {
      switch self {
      case .lifted: nil
      case .down: .touchNotEnded
      case .absent: .noTouch
      }
    }
  }

  /// The most favourable state for any registered action; nil if a finger triggers none.
  var touchOfActions: ActionTouch? {
    let events = allControlEvents
    let sends = { (some: ControlEvents) in !events.isDisjoint(with: some) }
    switch self {
    case is TextField: return sends(.touchDown) ? .down : sends(.allEditingEvents) ? .absent : nil
    case is DatePicker: return sends(.valueChanged) ? .absent : nil
    case let slider as Slider:
      if sends(.touchUpInside) { return .lifted }
      guard sends(.valueChanged) else { return sends(.allTouchEvents) ? .down : nil }
      return slider.sendsValueWhenLifted ? .lifted : .down
    case is Switch, is Stepper, is PageControl, is SegmentedControl:
      return sends([.valueChanged, .touchUpInside]) ? .lifted : nil
    case is Button where sends(.primaryActionTriggered): return .lifted
    default:
      if sends(.touchUpInside) { return .lifted }
      return sends(.allTouchEvents) ? .down : nil
    }
  }
}
