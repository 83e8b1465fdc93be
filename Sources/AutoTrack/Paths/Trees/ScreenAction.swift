public import MiniUI

/// What happens to a running app without a new version of it.
public enum ScreenAction {
  /// Scrolls a list, or any scrolled view, to its end and back to where it was.
  case scroll(ElementQuery)
  /// Chooses every tab in turn, and then the one that was chosen before.
  case rotateThroughTabs
  /// Ends the app, launches it again on the same device, and goes where the test says.
  case relaunch(then: (AppProcess) throws -> Void = { _ in })
}

extension ScreenAction: CustomStringConvertible {
  /// What is done: `scroll #list to its end and back`.
  public var description: String {
    switch self {
    case .scroll(let list): "scroll \(list) to its end and back"
    case .rotateThroughTabs: "rotate through the tabs"
    case .relaunch: "relaunch"
    }
  }
}

/// An action that the app on screen gives no occasion for; says what to write instead.
public enum ScreenActionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The element scrolls nothing.
  case noScrollView(String)
  /// No window shows a tab bar controller.
  case noTabs
  /// The process that was to be relaunched has not been launched.
  case notLaunched

  /// The mistake and the way out.
  public var description: String {
    switch self {
    case .noScrollView(let element): "\(element) does not scroll; name a list or a scroll view"
    case .noTabs: "no window shows tabs; show a TabBarController first, or leave this action out"
    case .notLaunched: "the app has not been launched; call launch() first"
    }
  }
}
