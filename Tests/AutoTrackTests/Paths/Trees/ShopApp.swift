import AutoTrack
import MiniUI

/// The app of the tests of stable paths.
enum ShopApp {
  /// Launched and at rest: a row with two buttons on the home screen.
  static func launched() -> AppProcess {
    let process = Device().start(App(didFinishLaunching: show))
    process.launch()
    process.rest()
    return process
  }

  private static func show(in process: AppProcess) {
    let home = HomeController(in: process)
    home.build = { home in
      home.add(titled("Sale", id: "sale", in: process))
      let row = home.add(View(in: process))
      row.accessibilityIdentifier = "row"
      row.addSubview(titled("Buy", id: "buy", in: process))
    }
    (process.application.delegate as? ApplicationDelegate)?.show(home)
  }

  private static func titled(_ title: String, id: String, in process: AppProcess) -> Button {
    let button = Button(in: process)
    button.setTitle(title)
    button.accessibilityIdentifier = id
    return button
  }
}

extension ViewTree {
  /// The screen of most tests, as a plan: a sale, and a row with two buttons.
  static let shop = ViewTree(
    NewView(
      "UIView", controller: "HomeViewController",
      NewView("UIButton", id: "sale", text: "Sale"),
      NewView(
        "UIView", id: "row",
        NewView("UIButton", id: "buy", text: "Buy"),
        NewView("UIButton", id: "later", text: "Later"))))

  /// The path of an element after mutations.
  func path(of element: ElementQuery, after mutations: Mutation...) throws -> String {
    DefaultPathScheme().path(of: try applying(mutations).element(element))
  }
}
