import MiniUI

/// A way in which a click on a view could be detected.
struct ClickProspect {
  let element: Click.Element
  let origin: Click.Origin
  /// The instruments that would detect it; one of them is sufficient.
  let instruments: [String]
  /// The reason against it that follows from the touch; nil for a lifted finger.
  var reason: SuppressionReason?
  /// The screen that the click is attributed to; nil for the element's own.
  var screen: ViewController?
  /// True if a tap would deselect, which gives no moment (TV-5).
  var isDeselection = false

  /// Returns all ways, most preferred first; empty for a view that takes no clicks of its own.
  static func all(of view: View) -> [ClickProspect] {
    let own = row(view) ?? button(view) ?? back(view) ?? tab(view) ?? action(view)
    return (own.map { [$0] } ?? []) + gestures(of: view)
  }

  private static func row(_ view: View) -> ClickProspect? {
    guard let path = (view as? ReusableView)?.indexPath,
      let list = view.around(ListView.self), let delegate = list.delegate
    else { return nil }
    let effect = list.tapEffect(at: path)
    guard effect != .nothing else { return nil }
    let told: SystemSelector =
      list is TableView
      ? .`tableView:didSelectRowAtIndexPath:` : .`collectionView:didSelectItemAtIndexPath:`
    guard delegate.responds(to: SelectorID(told)) else { return nil }
    let selection = ListSelection(in: list, at: path, toldTo: delegate)
    return ClickProspect(
      element: .row(view, of: list), origin: .row(selection),
      instruments: [RowSelectionInstrument().name],
      isDeselection: effect == .deselection)
  }

  /// Returns the prospect of an alert's button, or of an older dialog's with a delegate.
  private static func button(_ view: View) -> ClickProspect? {
    guard let alert = view.nearestController as? Alert,
      let action = alert.actions.first(where: { alert.view(of: $0) === view }), action.isEnabled
    else { return nil }
    if let dialog = alert.dialog, !dialog.tellsOfButtons { return nil }
    let button = DialogButton(
      of: alert.dialog ?? alert, content: action.title, title: alert.title,
      message: alert.message, view: view)
    return ClickProspect(
      element: .button(button), origin: .dialog,
      instruments: [alert.dialog == nil ? AlertInstrument().name : DialogInstrument().name])
  }

  private static func back(_ view: View) -> ClickProspect? {
    guard let bar = view.around(NavigationBar.self), bar.backButton === view else { return nil }
    return ClickProspect(
      element: .view(view), origin: .foreseen, instruments: [BackButtonInstrument().name])
  }

  /// Returns the prospect of a tab, which is attributed to the tab's screen.
  private static func tab(_ view: View) -> ClickProspect? {
    guard let bar = view.around(TabBar.self),
      let index = bar.buttons.firstIndex(where: { $0 === view }),
      let tabs = bar.nearestController as? TabBarController
    else { return nil }
    let controllers = tabs.viewControllers ?? []
    return ClickProspect(
      element: .view(view), origin: .foreseen,
      instruments: [ControlActionInstrument().name, TabInstrument().name],
      screen: controllers.indices.contains(index)
        ? ScreenFinder.shown(in: controllers[index]) : nil)
  }

  private static func action(_ view: View) -> ClickProspect? {
    guard let control = view as? Control, control.isEnabled, !control.allTargets.isEmpty,
      let touch = control.touchOfActions
    else { return nil }
    return ClickProspect(
      element: .view(view), origin: .foreseen, instruments: [ControlActionInstrument().name],
      reason: touch.reason)
  }

  private static func gestures(of view: View) -> [ClickProspect] {
    view.gestureRecognizers.filter(\.isEnabled).compactMap { recognizer in
      let targets = recognizer.registeredTargets.filter { !GestureTargets.isOurs($0.target) }
      guard targets.contains(where: { $0.target.isAppObject }) else { return nil }
      return ClickProspect(
        element: .view(view), origin: .gesture(RecognizedGesture(by: recognizer, for: targets)),
        instruments: [GestureInstrument().name])
    }
  }
}

extension View {
  fileprivate func around<Kind: View>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }
}

extension Dialog {
  /// True if the delegate implements the method for clicked buttons.
  fileprivate var tellsOfButtons: Bool {
    let told: SystemSelector =
      self is AlertView
      ? .`alertView:clickedButtonAtIndex:` : .`actionSheet:clickedButtonAtIndex:`
    return delegate?.responds(to: SelectorID(told)) == true
  }
}

extension Control {
  /// The state of a finger at the time of the actions that it triggers.
  fileprivate enum ActionTouch {
    /// Lifted, or any state if the control's action is always a person's choice.
    case lifted
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
  fileprivate var touchOfActions: ActionTouch? {
    let events = allControlEvents
    let newValue: ControlEvents = [.valueChanged, .primaryActionTriggered]
    let sends = { (some: ControlEvents) in !events.isDisjoint(with: some) }
    switch self {
    case is TextField:
      return sends(.touchDown)
        ? .down : sends(.allEditingEvents.union(.primaryActionTriggered)) ? .absent : nil
    case is DatePicker: return sends(newValue) ? .absent : nil
    case let slider as Slider:
      if sends(.touchUpInside) { return .lifted }
      guard sends(newValue) else { return sends(.allTouchEvents) ? .down : nil }
      return slider.sendsValueWhenLifted ? .lifted : .down
    case is Switch, is Stepper, is PageControl, is SegmentedControl:
      return sends(newValue.union(.touchUpInside)) ? .lifted : nil
    case is Button where sends(.primaryActionTriggered): return .lifted
    default:
      if sends(.touchUpInside) { return .lifted }
      return sends(.allTouchEvents) ? .down : nil
    }
  }
}
