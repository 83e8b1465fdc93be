public import MiniUI

/// Sees tabs being selected by a person, also on systems whose bars send no action.
public struct TabInstrument: Instrument {
  /// Makes the instrument.
  public init() {}

  /// `tabs`.
  public var name: String { "tabs" }

  /// Hooks `-[UITabBarController tabBar:didSelectItem:]`, which comes before the switch (TB-1).
  ///
  /// The moment comes in the next turn of the main loop, when the new screen is shown; where a bar
  /// sends an action as well, that one was seen before, and this repeats it.
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
