/// A scenario about a screen with a few elements, for tests that write its steps.
package enum Shop {
  /// The text of a scenario file; every part can be replaced.
  package static func scenario(
    steps: String, views: String = views, methods: String = methods, device: String = "{}",
    tracker: String = "{}"
  ) -> String {
    """
    {
      scenario: "A shop",
      app: {
        root: "ShopViewController",
        classes: {
          ShopViewController: {
            is: "UIViewController", title: "Shop",
            view: { subviews: [
    \(views)
            ] },
            methods: {
    \(methods)
            },
          },
        },
      },
      device: \(device),
      tracker: \(tracker),
      steps: [
    \(steps)
      ],
    }

    """
  }

  package static let views = """
              { is: "UIButton", id: "buy", title: "Buy", frame: [20, 100, 100, 44],
                on: { touchUpInside: "didTapBuy:" } },
              { is: "UIButton", id: "share", title: "Share", frame: [20, 200, 100, 44],
                on: { touchUpInside: "didTapShare:" } },
    """

  package static let methods = """
              "didTapBuy:": [], "didTapShare:": [],
    """
}
