import MiniUI
import Wording

/// An instrument for all controls' actions, on the message that every action passes (S3.3a).
///
/// A click precedes its action, with two exceptions: a tab's, which reports the new screen
/// (SA-A13), and that of a sender that the app tracks after its action. The sender decides and not
/// the target: a tab bar controller is also the target of the buttons on its own screen.
struct ControlActionInstrument: Instrument {
  private let countsAfterwards: (View) -> Bool

  /// Creates the instrument.
  ///
  /// - Parameter countsAfterwards: Returns true if a click on a view counts after its action.
  init(countingAfterwards countsAfterwards: @escaping (View) -> Bool = { _ in false }) {
    self.countsAfterwards = countsAfterwards
  }

  package var name: String { "controlActions" }

  /// Hooks `-[UIApplication sendAction:to:from:forEvent:]`.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[Application.self].hook(
      .sendAction, owner: name,
      Body { (application: Application, action, target, sender, event, original) in
        let seen = ControlAction(
          application.table.name(of: action), to: target, from: sender, for: event as? TouchEvent,
          hasRun: comesAfterwards(sender))
        if !seen.hasRun { moments.post(Moment(.action(seen), in: application.process)) }
        let wasSent = original(action, target, sender, event)
        if seen.hasRun { moments.post(Moment(.action(seen), in: application.process)) }
        return wasSent
      })
    return .installed([hook])
  }

  private func comesAfterwards(_ sender: DynamicObject?) -> Bool {
    guard let view = sender as? View else { return sender is TabBarItem }
    return view.isTab || countsAfterwards(view)
  }
}

/// An instrument for the system's back button, which asks its bar whether to pop (S3.3a, NB-1).
struct BackButtonInstrument: Instrument {
  init() {}

  package var name: String { "backButton" }

  /// Skips the instrument without control actions, which alone tell a tap from a pop by code.
  func reasonToSkip(_ configuration: CaptureConfiguration) -> Sentence? {
    configuration.instruments["controlActions"] == false
      ? "without control actions, a tap cannot be told from a pop by code" : nil
  }

  /// Hooks `-[UINavigationController navigationBar:shouldPopItem:]`.
  package func install(
    in process: AppProcess, postingTo moments: MomentHub
  ) throws(HookError) -> InstallResult {
    let hook = try process.classes[NavigationController.self].hook(
      .navigationBarShouldPop, owner: name,
      .before { (navigation: NavigationController, _, item) in
        guard let item = item as? NavigationItem else { return }
        moments.post(Moment(.backButton(navigation, item), in: navigation.process))
      })
    return .installed([hook])
  }
}

/// An instrument for a person's selection of a tab, also on systems whose bars send no action.
struct TabInstrument: Instrument {
  init() {}

  package var name: String { "tabs" }

  /// Hooks `-[UITabBarController tabBar:didSelectItem:]`, which precedes the switch (TB-1).
  ///
  /// The moment is posted in the next turn of the main loop, when the new screen is shown. If the
  /// bar sends an action too, the collector has seen that one and suppresses this moment.
  package func install(
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

extension View {
  /// True for the system's button of an item in a tab bar.
  fileprivate var isTab: Bool {
    guard let bar = superview as? TabBar else { return false }
    return bar.buttons.contains { $0 === self }
  }
}
