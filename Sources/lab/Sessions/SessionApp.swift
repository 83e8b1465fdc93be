/// The app of random sessions: a shop with a list, a product, and a screen that gives no events.
enum SessionApp {
  /// Its bundle identifier.
  static let bundle = "com.example.shop"
  /// What a person types where nobody may see it.
  static let secret = "4929 1234 5678 9012"

  /// The app as scenarios describe it.
  static let text = """
    {
        app: { name: "Shop", bundle: "\(bundle)", version: "2.3.1" },
        root: { navigation: "HomeViewController" },
        classes: {
          SecretButton: { is: "UIButton" },
          HomeViewController: {
            is: "UIViewController", title: "Home",
            view: { subviews: [
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 10, 350, 44],
                on: { touchUpInside: "didTapBuy:" } },
              { is: "UIButton", id: "pay", title: "Pay", frame: [20, 60, 350, 44],
                on: { touchUpInside: "didTapPay:" } },
              { is: "UITableView", id: "products", frame: [0, 110, 390, 300],
                sections: [{ rows: ["Teapot", "Cup", "Tray", "Press"] }] },
            ] },
            methods: {
              "didTapBuy:": [],
              "didTapPay:": [{ present: "PaymentViewController", style: "fullScreen" }],
              "tableView:didSelectRowAtIndexPath:": [{ push: "ProductViewController" }],
            },
          },
          ProductViewController: { is: "UIViewController", title: "Product" },
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
        },
      }
    """
}
