import MiniUI

/// A way in which a click on a view could be seen.
struct ClickProspect {
  /// What would be clicked.
  let element: Click.Element
  /// How it would be seen.
  let origin: Click.Origin
  /// The instruments that would see it; one is enough.
  let instruments: [String]
  /// What the way of touching speaks against; nil for a finger that is lifted.
  var reason: SuppressionReason?
  /// The screen that the click would count for; nil for the one that the element is on.
  var screen: ViewController?
  /// Whether a tap takes back a selection, of which the capture hears nothing (TV-5).
  var isDeselection = false

  /// Every way, the one that comes first in front; none for a view that only belongs to others.
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

  /// A button of an alert, or of a dialog of the older kinds, whose delegate has to be told.
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

  /// A tab counts for the screen that it shows.
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
  /// The nearest view of a kind that this one is in.
  fileprivate func around<Kind: View>(_ kind: Kind.Type) -> Kind? {
    sequence(first: self, next: \.superview).dropFirst().lazy.compactMap { $0 as? Kind }.first
  }
}

extension Dialog {
  /// Whether a delegate is told which button was clicked.
  fileprivate var tellsOfButtons: Bool {
    let told: SystemSelector =
      self is AlertView
      ? .`alertView:clickedButtonAtIndex:` : .`actionSheet:clickedButtonAtIndex:`
    return delegate?.responds(to: SelectorID(told)) == true
  }
}
