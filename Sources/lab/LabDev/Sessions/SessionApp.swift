import MiniUI

/// The app of random sessions: a shop with a list, a product, a web page, and an ignored screen.
///
/// Some screens act in an appearance callback, and each action leads to a known screen: the first
/// shows the shop, the detour goes back, the notice dismisses itself.
struct SessionApp: Sendable {
  static let bundle = "com.example.shop"
  /// The Keychain group in the app's entitlements.
  static let accessGroup = "ABCDE12345.shop"
  /// The typed text that must not be stored.
  static let secret = "4929 1234 5678 9012"
  /// Typed words that events contain for other reasons.
  static let words = ["iPhone", "time", "0000", "Teapot", "Buy", "2.3.1", "$AppClick", "true"]
  static let page = "https://m.shop.example/"
  static let pageServer = "https://collector.example/events"
  static let pageElements = pageSteps.keys.sorted()

  private static let pageSteps = [
    "buy": "{ track: \"$WebClick\", with: { price: 19.5, kinds: [\"new\"] } }",
    "bind": "{ bind: { $identity_mobile: \"131\" } }",
    "unbind": "{ unbind: { $identity_mobile: \"131\" } }",
    "login": "{ login: \"user 2\" }",
    "more": "{ track: \"more\" }, { navigate: \"\(page)more\" }",
    "again": "{ navigate: \"\(page)\" }",
  ]

  /// An action in a callback.
  struct Act: Sendable {
    let callback: String
    /// The steps in the scenario format.
    let steps: String
    /// The app's root, for the first screen's action.
    var root = ""
  }

  /// The action of the first screen, which shows the shop.
  let start: Act
  /// The action of the detour, which goes back.
  let detour: Act
  /// The action of the notice, which dismisses itself.
  let notice: Act
  private let isDetourAnimated: Bool
  private let noticeStyle: String

  init(by chance: inout Chance) {
    start = Self.drawStart(&chance)
    detour = Act(
      callback: Self.draw(Self.arrivals, &chance), steps: Self.draw(Self.returns, &chance))
    notice = Act(
      callback: "viewDidAppear:",
      steps: "{ dismiss: {}, animated: \(Bool.random(using: &chance)) }")
    isDetourAnimated = Bool.random(using: &chance)
    noticeStyle = Self.draw(["fullScreen", "pageSheet", "overFullScreen"], &chance)
  }

  private static let arrivals = ["viewWillAppear:", "viewIsAppearing:", "viewDidAppear:"]

  /// Ways back to the shop, some with several changes in one turn.
  private static let returns = [
    "{ pop: {} }", "{ pop: {}, animated: false }",
    "{ setViewControllers: [\"HomeViewController\"] }",
    "{ setViewControllers: [\"HomeViewController\"], animated: false }",
    "{ push: \"ProductViewController\" }, { pop: {}, animated: false }, { pop: {} }",
    "{ push: \"ProductViewController\", animated: false }, { pop: {} }, { pop: {} }",
  ]

  private static func drawStart(_ chance: inout Chance) -> Act {
    let navigation = "{ navigation: \"HomeViewController\" }"
    let ways = [
      "{ push: \"HomeViewController\" }", "{ push: \"HomeViewController\", animated: false }",
      "{ setViewControllers: [\"HomeViewController\"] }",
      "{ setViewControllers: [\"HomeViewController\"], animated: false }",
      "{ root: \(navigation) }",
      // An animated push would block touches for its whole duration, even with a new root.
      "{ push: \"ProductViewController\", animated: false }, { root: \(navigation) }",
    ]
    let first = "{ navigation: \"StartViewController\" }"
    let roots = [first, "{ tabs: [\(first), \"ProductViewController\"] }", navigation]
    return Act(
      callback: draw(arrivals, &chance), steps: draw(ways, &chance), root: draw(roots, &chance))
  }

  private static func draw(_ texts: [String], _ chance: inout Chance) -> String {
    texts.randomElement(using: &chance) ?? ""
  }

  private func method(_ act: Act) -> String {
    "methods: { \"\(act.callback)\": [{ super: true }, \(act.steps)] }"
  }

  /// The pages, which have the same elements.
  private static let pages = [page, page + "more"].map { address in
    let elements = pageSteps.sorted { $0.key < $1.key }.map { "\($0.key): [\($0.value)]" }
    return """
      "\(address)": {
        title: "Page", server: "\(pageServer)", load: [{ track: "$pageview" }],
        elements: { \(elements.joined(separator: ", ")) },
      },
      """
  }.joined(separator: "\n")

  /// The screens that do not act in a callback: a product, a page of the web, the ignored screen.
  private static let otherScreens = """
    ProductViewController: {
      is: "UIViewController", title: "Product",
      view: { subviews: [
        { is: "UITextField", id: "search", frame: [20, 10, 350, 44], subviews: [
          { is: "UIButton", id: "go", title: "Go", frame: [250, 0, 100, 44],
            on: { touchUpInside: "didTapGo:" } },
        ] },
      ] },
      methods: { "didTapGo:": [] },
    },
    PageViewController: {
      is: "UIViewController", title: "Page",
      view: { subviews: [{ is: "WKWebView", id: "page", frame: [0, 10, 390, 400] }] },
      methods: {
        viewDidLoad: [{ super: true }, { load: "\(Self.page)", in: "#page" }],
        "webView:decidePolicyForNavigationAction:decisionHandler:":
          [{ decide: "askTracker" }],
      },
    },
    PaymentViewController: {
      is: "UIViewController",
      view: { subviews: [
        { is: "UITextField", id: "card", secure: true, frame: [20, 60, 350, 34] },
        { is: "SecretButton", id: "secret", title: "Secret", frame: [20, 100, 350, 44],
          on: { touchUpInside: "didTapSecret:" } },
        { is: "UIButton", id: "close", title: "Close", frame: [20, 150, 350, 44],
          on: { touchUpInside: "didTapClose:" } },
      ] },
      methods: { "didTapSecret:": [], "didTapClose:": [{ dismiss: {} }] },
    },
    """

  var text: String {
    """
    {
        app: {
          name: "Shop", bundle: "\(Self.bundle)", version: "2.3.1",
          accessGroups: ["\(Self.accessGroup)"],
        },
        root: \(start.root),
        classes: {
          SecretButton: { is: "UIButton" },
          HomeViewController: {
            is: "UIViewController", title: "Home", data: { department: "Tea" },
            view: { subviews: [
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 10, 350, 44],
                on: { touchUpInside: "didTapBuy:" } },
              { is: "UIButton", id: "pay", title: "Pay", frame: [20, 60, 350, 44],
                on: { touchUpInside: "didTapPay:" } },
              { is: "UIButton", id: "detour", title: "Detour", frame: [20, 420, 350, 44],
                on: { touchUpInside: "didTapDetour:" } },
              { is: "UIButton", id: "notice", title: "Notice", frame: [20, 470, 350, 44],
                on: { touchUpInside: "didTapNotice:" } },
              { is: "UIButton", id: "web", title: "Web", frame: [20, 520, 350, 44],
                on: { touchUpInside: "didTapWeb:" } },
              { is: "UITableView", id: "products", frame: [0, 110, 390, 300], sections: [{ rows: [
                { text: "Teapot", data: { product: { name: "Teapot", tags: ["new", "tea"] } } },
                "Cup", "Tray", "Press",
              ] }] },
            ] },
            methods: {
              "didTapBuy:": [],
              "didTapPay:": [{ present: "PaymentViewController", style: "fullScreen" }],
              "didTapDetour:": [{ push: "DetourViewController", animated: \(isDetourAnimated) }],
              "didTapWeb:": [{ push: "PageViewController" }],
              "didTapNotice:": [{ present: "NoticeViewController", style: "\(noticeStyle)" }],
              "tableView:didSelectRowAtIndexPath:": [{ push: "ProductViewController" }],
            },
          },
          StartViewController: { is: "UIViewController", \(method(start)) },
          DetourViewController: { is: "UIViewController", \(method(detour)) },
          NoticeViewController: { is: "UIViewController", \(method(notice)) },
    \(Self.otherScreens)
        },
        pages: {
    \(Self.pages)
        },
      }
    """
  }
}
