import AutoTrack
import MiniUI

/// An app of random tabs: lists with buttons in their rows, the same for the same seed.
final class TabApp {
  private let seed: UInt64
  /// The data sources of the lists, which hold them weakly.
  private var sources: [RowSource] = []

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The app; every launch builds the same.
  var app: App {
    App { process in
      var chance = Chance(seed: self.seed)
      let tabs = TabBarController(in: process)
      tabs.viewControllers = (0..<Int.random(in: 2...4, using: &chance)).map { _ in
        let screen = self.screen(&chance, in: process)
        return Bool.random(using: &chance)
          ? NavigationController(rootViewController: screen) : screen
      }
      (process.application.delegate as? ApplicationDelegate)?.show(tabs)
    }
  }

  private func screen(_ chance: inout Chance, in process: AppProcess) -> ViewController {
    let screen = HomeController(in: process)
    screen.title = "Screen"
    let rows = Int.random(in: 1...60, using: &chance)
    let buttons = Int.random(in: 1...3, using: &chance)
    screen.build = { screen in
      for number in 0..<buttons {
        let button = screen.add(Button(in: process))
        button.accessibilityIdentifier = "button \(number)"
      }
      screen.add(self.list(of: rows, in: process), height: 300)
    }
    return screen
  }

  private func list(of rows: Int, in process: AppProcess) -> TableView {
    let source = RowDelegate(in: process)
    sources.append(source)
    source.counts = [rows, 30]
    source.fill = { cell, path in
      cell.accessibilityIdentifier = "row \(path)"
      guard cell.contentView.subviews.isEmpty else { return }
      cell.contentView.addSubview(Button(in: cell.process))
    }
    let table = TableView(.zero, asking: source)
    table.accessibilityIdentifier = "list"
    return table
  }
}
