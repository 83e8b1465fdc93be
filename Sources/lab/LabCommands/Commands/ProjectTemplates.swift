import LabKit
import LabLanguage

/// The files that `lab new` creates.
enum ProjectTemplates {
  /// Every file but `Package.swift`, with its path below the folder.
  static let files: [(path: String, text: String)] = [
    (".gitignore", ".build/\n.lab/\n"),
    ("Scenarios/buying.json5", scenario),
    ("Scenarios/apps/shop.json5", app),
    ("Scenarios/rules/circled.json5", rules),
    ("Scenarios/scenario.schema.json", FormatReference.schema),
    ("Scenarios/apps/app.schema.json", part("app")),
    ("Scenarios/rules/rules.schema.json", part("rules-file")),
    ("Tests/ScenarioTests/ScenarioTests.swift", tests),
    (".github/workflows/tracking.yml", workflow),
  ]

  /// Returns a schema that is a definition of the scenarios' schema.
  private static func part(_ name: String) -> String {
    PrintedJSON.members(["$ref": .text("../scenario.schema.json#/$defs/\(name)")]).text() + "\n"
  }

  /// Returns the manifest of the package.
  static func package(named name: String, _ dependency: PackageDependency) -> String {
    """
    // swift-tools-version: 6.2
    \(imports("PackageDescription"))

    let package = Package(
      name: \(name.jsonQuoted),
      platforms: [.macOS(.v15)],
      dependencies: [\(dependency.declaration)],
      targets: [
        .testTarget(
          name: "ScenarioTests",
          dependencies: [
            .product(name: "AutoTrack", package: \(dependency.identity.jsonQuoted)),
            .product(name: "LabKit", package: \(dependency.identity.jsonQuoted)),
          ])
      ],
      swiftLanguageModes: [.v6]
    )

    """
  }

  private static func imports(_ modules: String...) -> String {
    modules.map { "import \($0)" }.joined(separator: "\n")
  }

  private static let scenario = """
    // A visitor opens a product, buys it, and looks at the cart.
    {
      $schema: "scenario.schema.json",
      scenario: "A visitor buys a teapot",
      app: "apps/shop.json5",
      tracker: { rules: ["rules/circled.json5"] },
      steps: [
        { launch: {}, expect: ["$AppStart", { $AppViewScreen: "ProductsViewController" }] },
        { name: "product", tap: { row: "0:0", in: "#products" },
          expect: [
            { $AppClick: "Teapot-28 €", with: { $element_position: "0:0" } },
            { $AppPageLeave: "0.4s" },
            { $AppViewScreen: "ProductViewController" },
          ] },
        // The click gives the event of the circled button, too.
        { tap: "#buy", see: "Buy this?",
          expect: [
            { $AppClick: "Buy", with: { $element_path: "ProductViewController[0]/UIButton[0]" } },
            "BuyProduct",
          ] },
        { tap: { alert: "Yes" },
          expect: [
            { $AppClick: "Yes" },
            { $AppPageLeave: "0.8s" },
            { $AppViewScreen: "CartViewController" },
          ] },
        { wait: "8s" },
        { background: {},
          expect: [
            { $AppPageLeave: "8s..9s" }, { event: "$AppEnd", with: { event_duration: 9.2 } },
          ] },
      ],
    }

    """

  private static let app = """
    // A shop: tabs with a list of products and a cart; a product, and an alert when it is bought.
    {
      $schema: "app.schema.json",
      app: { name: "Shop", bundle: "com.example.shop", version: "1.0" },
      root: { tabs: [
        { navigation: "ProductsViewController" }, { navigation: "CartViewController" },
      ] },
      classes: {
        ProductsViewController: {
          is: "UIViewController",
          title: "Products",
          view: { subviews: [
            { is: "UITableView", id: "products", frame: [0, 0, 390, 600],
              sections: [{ header: "Tea", rows: [
                { text: "Teapot", detail: "28 €" }, { text: "Cup", detail: "9 €" }, "Tray",
              ] }] },
          ] },
          methods: {
            "tableView:didSelectRowAtIndexPath:": [{ push: "ProductViewController" }],
          },
        },
        ProductViewController: {
          is: "UIViewController",
          title: "Product",
          view: { subviews: [
            { is: "UILabel", id: "price", text: "28 €", frame: [20, 20, 350, 30] },
            { is: "UIButton", id: "buy", title: "Buy", frame: [20, 70, 350, 44],
              on: { touchUpInside: "didTapBuy:" } },
          ] },
          methods: {
            "didTapBuy:": [{ alert: { title: "Buy this?", actions: [
              { title: "Yes", do: [{ select: { tab: 1 } }] }, { title: "No", style: "cancel" },
            ] } }],
          },
        },
        CartViewController: {
          is: "UIViewController",
          title: "Cart",
          view: { subviews: [
            { is: "UIButton", id: "pay", title: "Pay", frame: [20, 20, 350, 44],
              on: { touchUpInside: "didTapPay:" } },
          ] },
          methods: { "didTapPay:": [] },
        },
      },
    }

    """

  private static let rules = """
    // Elements that a person has circled: a click on one is an event of this name, too. lab pick
    // writes such a rule: all facts of the element, by which the next version is recognised.
    {
      $schema: "rules.schema.json",
      rules: [
        { name: "BuyProduct", scheme: "anchored", page: "ProductViewController", role: "button",
          class: "UIButton", path: "ProductViewController/UIButton[0]", identifier: "buy",
          actions: ["didTapBuy:"], text: "Buy",
          around: { "identifier price": 0, "text 28 €": 0 },
          others: 0, alike: 1, elsewhere: true },
      ],
    }

    """

  private static let tests = """
    \(imports("AutoTrack", "LabKit", "Testing"))

    @Suite struct Scenarios {
      @Test(arguments: try ScenarioFile.all(in: "Scenarios"))
      func `a scenario holds`(_ file: ScenarioFile) {
        for failure in file.run().failures {
          Issue.record(
            Comment(rawValue: failure.message),
            sourceLocation: SourceLocation(
              fileID: failure.fileID, filePath: failure.file, line: failure.line,
              column: failure.column))
        }
      }

      @Test func `a label above the button does not move its path`() throws {
        let screen = try ScenarioFile("Scenarios/buying.json5").viewTree(after: "product")
        try screen.expectStable("#buy", under: .insert("UILabel", .before("#price")))
      }
    }

    """

  private static let workflow = """
    name: Tracking
    on: [push, pull_request]
    jobs:
      scenarios:
        runs-on: ubuntu-latest
        container: swift:6.3
        steps:
          - uses: actions/checkout@v4
          - name: Install the libraries that the lab links
            run: apt-get update -qq && apt-get install -y -qq libsqlite3-dev zlib1g-dev
          - name: Run the scenarios as tests
            run: swift test

    """
}
