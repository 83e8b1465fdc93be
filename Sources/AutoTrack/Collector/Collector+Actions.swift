import MiniUI

/// Clicks on controls, bar buttons, tabs and the back button (S3.3a).
extension Collector {
  /// An action that passed through the application.
  func collect(_ action: ControlAction, _ moment: Moment) {
    guard let view = action.sender as? View else {
      let sender = action.sender?.class.name ?? "nobody"
      return suppress("\(action.action) of \(sender)", .senderIsNoView)
    }
    let subject = Decision.Subject.action(action.action, of: view.summary)
    if action.action == Self.backButtonAction {
      touchedBackButton = view
      return suppress(subject, .backButtonAction)
    }
    let click = Click(
      view: view, origin: .action(action.event?.touch(for: view)),
      screen: ScreenFinder.screen(of: view), subject: subject)
    collect(click, moment)
  }

  /// What the system's back button sends, besides asking its bar (S3.12: one tap, two reports).
  private static let backButtonAction = "__backButtonAction:"

  /// A navigation bar asks whether to pop: a person's tap, unless the screen is popped already.
  func collectBackButton(
    of navigation: NavigationController, _ item: NavigationItem, _ moment: Moment
  ) {
    let subject = Decision.Subject.method("the back button", of: navigation.class.name)
    let button = touchedBackButton ?? navigation.navigationBar
    touchedBackButton = nil
    guard let top = navigation.topViewController, top.navigationItem === item else {
      return suppress(subject, .programmaticPop)
    }
    collect(Click(view: button, origin: .backButton, screen: top, subject: subject), moment)
  }

  /// A tab has been selected; the screen is the one that it shows now (SA-A13).
  func collectTab(_ button: View, of tabs: TabBarController, _ moment: Moment) {
    let screen = ScreenFinder.screen(of: tabs)
    let subject = Decision.Subject.action("the selection", of: button.summary)
    collect(Click(view: button, origin: .tab, screen: screen, subject: subject), moment)
  }
}
