import AutoTrack
import MiniUI

extension App {
  /// The screen of fixture F1 alone, without its tabs.
  static var elements: App { .showing(ElementViewController.init(in:)) }

  /// The app of fixture F1 whole: two tabs, with a table and with the elements.
  static var elementTabs: App {
    .showing { process in
      let (rows, elements) = (TableViewController(in: process), ElementViewController(in: process))
      elements.title = "Element"
      rows.title = "Table"
      let tabs = TabBarController(in: process)
      tabs.viewControllers = [rows, elements].map { NavigationController(rootViewController: $0) }
      return tabs
    }
  }
}
