import MiniUI
import Wording

/// The sources of clicks: actions, tabs, rows, gestures, dialogs and code (S3.3).
extension ClickCollector {
  /// Emits the click of an action that is sent through the application.
  func collect(_ action: ControlAction, _ moment: Moment) {
    guard let view = action.sender as? View else {
      let sender = action.sender.map { Sentence(name: $0.class.name) } ?? "no sender"
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

  /// Returns true for the action of the system's back button (S3.12: one tap, two reports).
  ///
  /// Comparing lengths first is O(1) and decides for nearly every action.
  private static func isBackButtonAction(_ action: String) -> Bool {
    action.utf8.count == backButtonAction.utf8.count && action == backButtonAction
  }

  private static let backButtonAction = "__backButtonAction:"

  /// Emits the click of a back button; a pop by code is suppressed.
  func collectBackButton(
    of navigation: NavigationController, _ item: NavigationItem, _ moment: Moment
  ) {
    let subject = Decision.Subject.backButton(of: navigation.class.name)
    let touched = touchedBackButton
    touchedBackButton = nil
    // A pop by code has already replaced the top controller.
    guard let top = navigation.topViewController, top.navigationItem === item else {
      return suppress(subject, .programmaticPop)
    }
    let click = Click(
      of: .view(touched?.view ?? navigation.navigationBar), .backButton(touched?.touch),
      on: ScreenFinder.screen(of: navigation), touch: touched?.number)
    collect(click, of: subject, moment)
  }

  /// Emits the click of a tab after its selection; the screen is the selected tab's (SA-A13).
  func collectTab(_ button: View, of tabs: TabBarController, _ moment: Moment) {
    let subject = Decision.Subject.tab(button.summary)
    let wasSeen = tabSeenAsAction === button
    tabSeenAsAction = nil
    guard !wasSeen else { return suppress(subject, .seenAsAction) }
    let click = Click(
      of: .view(button), .tab, on: ScreenFinder.screen(of: tabs),
      touch: touches.number(behindGestureOn: button))
    collect(click, of: subject, moment)
  }

  /// Emits the click of a row, just before the list's delegate runs.
  func collect(_ selection: ListSelection, _ moment: Moment) {
    let list = selection.list
    let subject = Decision.Subject.row(selection.path, of: list.summary)
    guard let cell = list.shownCell(at: selection.path) else {
      return suppress(subject, .noCell)
    }
    let click = Click(
      of: .row(cell, of: list), .row(selection), on: ScreenFinder.screen(of: list),
      touch: touches.current)
    collect(click, of: subject, moment)
  }

  /// Emits the click of a gesture, just before its targets run; the element is the gesture's view.
  func collect(_ gesture: RecognizedGesture, _ moment: Moment) {
    let name = gesture.recognizer.class.name
    guard let view = gesture.recognizer.view else {
      return suppress("\(name) without a view", .gestureWithoutTarget)
    }
    let click = Click(
      of: .view(view), .gesture(gesture), on: ScreenFinder.screen(of: view),
      touch: touches.number(behindGestureOn: view))
    collect(click, of: .view(view.summary, name), moment)
  }

  /// Emits the click of a touch that JavaScript has handled (S3.3d).
  func collectReactTouch(on view: View?, _ moment: Moment) {
    guard let view else { return suppress("a React Native touch", .reactViewUnknown) }
    let click = Click(
      of: .view(view), .react, on: ScreenFinder.screen(of: view), touch: touches.current)
    collect(click, of: .reactTouch(view.summary), moment)
  }

  /// Emits the click that the app's code reports.
  ///
  /// Ignored elements, view types and screens do not suppress it: those rules are for instruments.
  func collectClick(saidBy view: View, _ own: CodeFacts, _ moment: Moment) {
    let screen = ScreenFinder.screen(of: view)
    let click = Click(of: .view(view), .foreseen, on: screen, touch: nil)
    let known = reader.known(of: click.element)
    let said = reader.appFacts(known, of: view, on: screen, for: .appClick)
    let details = properties(of: click, known, forEvent: true).merging(said?.properties ?? [:])
    outlet.emit(
      .appClick, details.merging(own.details), own, over: said?.envelope, moment,
      of: .controller(view.class.name, "trackClick"))
  }
}

/// Clicks on the buttons of dialogs (S3.3e, S3.6).
extension ClickCollector {
  /// Reads an alert's button at its touch; the alert is off the screen when its handler runs.
  func noteAlert(_ action: AlertAction, _ button: DialogButton) {
    let click = click(of: button)
    let reading = reading(of: click, reader.known(of: click.element))
    touchedAlert = TouchedAlert(
      action: action, click: click, subject: subject(of: button), reading: reading)
  }

  /// Discards a touched button: the touch had no effect, so a later run of its handler is code's.
  func forgetAlert(_ action: AlertAction) {
    if touchedAlert?.action === action { touchedAlert = nil }
  }

  /// Emits the click of an alert's button, just before its handler runs.
  func collectAlert(_ action: AlertAction, _ moment: Moment) {
    guard let touched = touchedAlert, touched.action === action else {
      return suppress(
        action.title.map { "the alert's \($0)" } ?? "the alert's button", .noTouch)
    }
    touchedAlert = nil
    collect(touched.click, of: touched.subject, moment, readEarlier: touched.reading)
  }

  /// Emits the click of a button of an older dialog, just before its delegate runs.
  func collect(_ button: DialogButton, _ moment: Moment) {
    collect(click(of: button), of: subject(of: button), moment)
  }

  private func subject(of button: DialogButton) -> Decision.Subject {
    "'\(button.content ?? "")' of \(button.dialog.class.name)"
  }

  private func click(of button: DialogButton) -> Click {
    Click(
      of: .button(button), .dialog, on: ScreenFinder.current(in: button.dialog.process),
      touch: touches.current)
  }
}
