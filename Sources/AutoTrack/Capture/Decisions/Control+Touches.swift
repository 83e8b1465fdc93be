import MiniUI

extension Control {
  /// The touch behind the actions that a person's finger makes a control send.
  enum ActionTouch {
    /// One that is lifted, or any where the control's action is always a person's choice.
    case lifted
    /// One that is still down.
    case down
    /// None: the control tells of its value without the touch.
    case absent

    /// What that touch speaks against.
    var reason: SuppressionReason? {
      switch self {
      case .lifted: nil
      case .down: .touchNotEnded
      case .absent: .noTouch
      }
    }
  }

  /// The best touch behind any action that is registered here; nil where a finger sends none.
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
