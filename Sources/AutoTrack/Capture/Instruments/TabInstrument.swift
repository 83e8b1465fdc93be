public import MiniUI

/// An instrument for a person's selection of a tab, also on systems whose bars send no action.
public struct TabInstrument: Instrument {
  /// Creates the instrument.
  public init() {}

  /// `tabs`.
  public var name: String { "tabs" }

  /// Hooks `-[UITabBarController tabBar:didSelectItem:]`, which precedes the switch (TB-1).
  ///
  /// The moment is posted in the next turn of the main loop, when the new screen is shown. If the
  /// bar sends an action too, the collector has seen that one and suppresses this moment.
  public func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[TabBarController.self].hook(
      .tabBarDidSelect, owner: name,
      .before { (tabs: TabBarController, bar, item) in
        guard let bar = bar as? TabBar, let item = item as? TabBarItem,
          let button = bar.button(of: item)
        else { return }
        tabs.process.mainLoop.schedule(.work, name: "tab selection") { [weak tabs, weak button] in
          guard let tabs, let button else { return }
          moments.post(Moment(.tabSelected(tabs, button), in: tabs.process))
        }
      })
    return .installed([hook])
  }
}
