public import MiniUI

/// An action on a running app.
public enum ScreenAction {
  /// Scrolls a scroll view to its end and back.
  case scroll(ElementQuery)
  /// Selects every tab in turn, and then the first selected one again.
  case rotateThroughTabs
  /// Ends the app, launches it on the same device, and calls a closure to return to the screen.
  case relaunch(then: (AppProcess) throws -> Void = { _ in })
}

extension ScreenAction: CustomStringConvertible {
  /// The action in words: `scroll #list to its end and back`.
  public var description: String {
    switch self {
    case .scroll(let list): "scroll \(list) to its end and back"
    case .rotateThroughTabs: "rotate through the tabs"
    case .relaunch: "relaunch"
    }
  }
}

/// An action that is impossible in the current app, with the remedy.
public enum ScreenActionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The element is not a scroll view.
  case noScrollView(String)
  /// No window shows a tab bar controller.
  case noTabs
  /// The process has not been launched, so it cannot be relaunched.
  case notLaunched

  /// The fault and its remedy.
  public var description: String {
    switch self {
    case .noScrollView(let element): "\(element) does not scroll; choose a list or a scroll view"
    case .noTabs: "no window shows tabs; show a TabBarController first, or omit this action"
    case .notLaunched: "the app has not been launched; call launch() first"
    }
  }
}
