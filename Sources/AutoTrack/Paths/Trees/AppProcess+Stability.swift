public import MiniUI

extension AppProcess {
  /// Throws if actions on the running app change an element's path or position.
  ///
  /// ```swift
  /// try process.expectStable("#buy", after: .scroll("#list"), .rotateThroughTabs, .relaunch())
  /// ```
  ///
  /// - Parameters:
  ///   - element: The element; it is looked up again after each action.
  ///   - scheme: The scheme of the paths.
  ///   - actions: The actions; the first that changes the path is reported.
  /// - Returns: The current process, which is another one after a relaunch.
  /// - Throws: ``PathMoved``; ``ElementNotFound`` or `ScreenActionError` if something is missing.
  @discardableResult
  public func expectStable(
    _ element: ElementQuery, by scheme: any PathScheme = DefaultPathScheme(),
    after actions: ScreenAction...
  ) throws -> AppProcess {
    var (process, before) = (self, try ViewTree(self).element(element))
    let old = before.tree.location(of: before, by: scheme)
    for (place, action) in actions.enumerated() {
      process = try process.perform(action)
      let tree = ViewTree(process)
      let found = tree.elements(element)
      let after = found.count == 1 ? found.first : nil
      let new = after.map { tree.location(of: $0, by: scheme) }
      guard let after, new == old else {
        throw PathMoved(
          change: action.description, number: place + 1, count: actions.count, query: element,
          before: before, treeAfter: tree, after: after, old: old, new: new)
      }
      before = after
    }
    return process
  }

  private func perform(_ action: ScreenAction) throws -> AppProcess {
    switch action {
    case .scroll(let query): try scroll(query)
    case .rotateThroughTabs: try rotateThroughTabs()
    case .relaunch(let goOn): return try relaunched(goOn)
    }
    return self
  }

  /// Scrolls by pages to the end, in at most 100 steps, so that rows are reused, and back.
  private func scroll(_ query: ElementQuery) throws {
    let snapshot = Snapshot(of: application.visibleWindows)
    let element = try snapshot.tree.element(query)
    guard let view = snapshot.views[element.id] as? ScrollView else {
      throw ScreenActionError.noScrollView(element.description)
    }
    let (start, size) = (view.contentOffset, view.bounds.size)
    let end = Point(
      x: max(view.contentSize.width - size.width, 0),
      y: max(view.contentSize.height - size.height, 0))
    let leaps = min(100, Int(max(end.x / max(size.width, 1), end.y / max(size.height, 1))) + 1)
    for leap in 1...leaps {
      let part = Double(leap) / Double(leaps)
      move(view, to: Point(x: end.x * part, y: end.y * part))
    }
    move(view, to: start)
  }

  private func move(_ view: ScrollView, to offset: Point) {
    view.contentOffset = offset
    view.layoutIfNeeded()
    _ = mainLoop.settle()
  }

  private func rotateThroughTabs() throws {
    let roots = application.visibleWindows.reversed().compactMap(\.rootViewController)
    guard let tabs = roots.lazy.compactMap(Self.tabs).first else { throw ScreenActionError.noTabs }
    let chosen = tabs.selectedIndex
    for index in (tabs.viewControllers ?? []).indices.map({ $0 }) + [chosen] {
      tabs.selectedIndex = index
      _ = mainLoop.settle()
    }
  }

  /// Returns the tab bar controller that a controller is or contains at any depth, or nil.
  private static func tabs(in controller: ViewController) -> TabBarController? {
    controller as? TabBarController ?? controller.children.lazy.compactMap(tabs).first
  }

  private func relaunched(_ goOn: (AppProcess) throws -> Void) throws -> AppProcess {
    guard application.delegate != nil else { throw ScreenActionError.notLaunched }
    kill()
    let process = device.start(app)
    process.launch()
    _ = process.mainLoop.settle()
    try goOn(process)
    _ = process.mainLoop.settle()
    return process
  }
}

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
package enum ScreenActionError: Error, Hashable, Sendable, CustomStringConvertible {
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
