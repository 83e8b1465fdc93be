import MiniUI

/// Clicks on controls, bar buttons, tabs and the back button (S3.3a).
extension Collector {
  /// An action that passes through the application.
  func collect(_ action: ControlAction, _ moment: Moment) {
    guard let view = action.sender as? View else {
      let sender = action.sender?.class.name ?? "nobody"
      return suppress("\(action.action) of \(sender)", .senderIsNoView)
    }
    let subject = Decision.Subject.view(view.summary, action.action)
    let touch = action.event?.touch(for: view)
    let number = touches.number(behindActionOf: touch)
    if Self.isBackButtonAction(action.action) {
      touchedBackButton = TouchedBackButton(view: view, touch: touch, number: number)
      return suppress(subject, .backButtonAction)
    }
    if action.hasRun, action.target is TabBar { tabSeenAsAction = view }
    let click = Click(
      of: .view(view), .action(touch, action.action), on: ScreenFinder.screen(of: view),
      touch: number)
    collect(click, of: subject, moment)
  }

  /// What the system's back button sends, besides asking its bar (S3.12: one tap, two reports).
  ///
  /// The lengths of two texts are compared in no time.
  private static func isBackButtonAction(_ action: String) -> Bool {
    action.utf8.count == backButtonAction.utf8.count && action == backButtonAction
  }

  private static let backButtonAction = "__backButtonAction:"

  /// A navigation bar asks whether to pop: for a person's tap, for code, or after a pop by code.
  func collectBackButton(
    of navigation: NavigationController, _ item: NavigationItem, _ moment: Moment
  ) {
    let subject = Decision.Subject.controller(navigation.class.name, "the back button")
    let touched = touchedBackButton
    touchedBackButton = nil
    guard let top = navigation.topViewController, top.navigationItem === item else {
      return suppress(subject, .programmaticPop)
    }
    let click = Click(
      of: .view(touched?.view ?? navigation.navigationBar), .backButton(touched?.touch),
      on: ScreenFinder.screen(of: navigation), touch: touched?.number)
    collect(click, of: subject, moment)
  }

  /// A tab has been selected; the screen is the one that it shows now (SA-A13).
  func collectTab(_ button: View, of tabs: TabBarController, _ moment: Moment) {
    let subject = Decision.Subject.view(button.summary, "the selection")
    let wasSeen = tabSeenAsAction === button
    tabSeenAsAction = nil
    guard !wasSeen else { return suppress(subject, .seenAsAction) }
    let click = Click(
      of: .view(button), .tab, on: ScreenFinder.screen(of: tabs),
      touch: touches.number(behindGestureOn: button))
    collect(click, of: subject, moment)
  }
}
