import MiniUI
import Testing

@testable import AutoTrack

@Suite struct DefaultPaths {
  private let process = Device().start(App())
  private let scheme = DefaultPathScheme()

  /// The paths of views that lie side by side in the root view of a controller of that class.
  private func paths(of views: [View], in className: String) throws -> [String] {
    let controller = try #require(process.makeNew(className, ViewController.self))
    for view in views { controller.view.addSubview(view) }
    return withExtendedLifetime(controller) { views.map(scheme.path) }
  }

  private func button(_ className: String) throws -> Button {
    try #require(process.makeNew(className, Button.self))
  }

  @Test func `S3.7a a path goes from the nearest controller down to the view`() {
    let screen = ElementViewController(in: process)
    _ = screen.view
    #expect(
      scheme.path(of: screen.second)
        == "ElementViewController[0]/UIScrollView[0]/CustomButton[0]")
  }

  @Test func `S3.7a a root view is the first step itself`() {
    let screen = ElementViewController(in: process)
    #expect(scheme.path(of: screen.view) == "ElementViewController[0]")
  }

  @Test func `S3.7b an index counts siblings of exactly the same class, hidden ones too`() throws {
    let buttons = [Button(in: process), Button(in: process), Button(in: process)]
    buttons[0].isHidden = true
    let views = [
      buttons[0], Label(in: process), try button("CustomButton"), buttons[1], buttons[2],
    ]
    #expect(
      try paths(of: views, in: "Home") == [
        "Home[0]/UIButton[0]", "Home[0]/UILabel[0]", "Home[0]/CustomButton[0]",
        "Home[0]/UIButton[1]", "Home[0]/UIButton[2]",
      ])
  }

  @Test func `S3.7b a private view is counted as any other`() throws {
    let titled = Button(in: process)
    titled.setTitle("Buy")
    let label = try #require(titled.titleLabel)
    #expect(scheme.path(of: label) == "UIButton[0]/UIButtonLabel[0]")
  }

  @Test func `the path of a view without a controller begins at the topmost view`() {
    let (top, view, button) = (View(in: process), View(in: process), Button(in: process))
    top.addSubview(View(in: process))
    top.addSubview(view)
    view.addSubview(button)
    #expect(scheme.path(of: button) == "UIView[0]/UIView[1]/UIButton[0]")
    #expect(scheme.path(of: top) == "UIView[0]")
  }

  @Test func `S3.7e modules are stripped from controllers and views`() throws {
    let buy = try button("Shop.BuyButton")
    #expect(
      try paths(of: [buy], in: "Shop.CartViewController") == ["CartViewController[0]/BuyButton[0]"])
  }

  @Test
  func `S3.7e classes that differ in their modules only are counted apart, and collide`() throws {
    let buttons = [try button("Shop.BuyButton"), try button("Kit.BuyButton")]
    #expect(try paths(of: buttons, in: "Home") == ["Home[0]/BuyButton[0]", "Home[0]/BuyButton[0]"])
  }

  @Test(arguments: [
    ("A/B", "A_B"), ("A[0]", "A_0_"), ("A & B", "A___B"), ("A B", "A_B"), ("Box<A", "Box_A"),
    ("A\nB", "A_B"), ("/", "_"), ("😀", "😀"), ("商品", "商品"), ("Box<A, B>", "Box<A, B>"),
    ("A-B", "A-B"), ("Shop.Box<Shop.A>", "Box<A>"),
  ])
  func `a class with an odd name has a path that reads back`(name: String, inPath: String) throws {
    let odd = try button(name)
    #expect(try paths(of: [odd], in: "Home") == ["Home[0]/\(inPath)[0]"])
    #expect(try ViewPath(scheme.path(of: odd)) == scheme.viewPath(of: odd))
  }

  @Test func `a hook on one object changes neither path nor type`() throws {
    let (probe, screen) = try Probe.showingElements()
    let twin = Button(in: probe.process)
    screen.first.superview?.addSubview(twin)
    let before = [screen.first, twin].map(scheme.path)
    let hook = try screen.first.hookThisObject(
      .sendControlAction, owner: "test", .before { (_: Control, _, _, _) in })
    #expect(screen.first.isa !== screen.first.class)
    #expect([screen.first, twin].map(scheme.path) == before)
    #expect(SensorsPathScheme().path(of: screen.first) == "UIView/UIScrollView[0]/UIButton[0]")
    try probe.tap(screen.first, expecting: .firstClick)
    #expect(hook.remove())
  }

  @Test func `steps carry the identifiers of their views, except the root`() throws {
    let (parent, buy) = (View(in: process), try button("BuyButton"))
    parent.accessibilityIdentifier = "form"
    buy.accessibilityIdentifier = "buy"
    parent.addSubview(buy)
    #expect(scheme.viewPath(of: buy).steps.map(\.identifier) == [nil, "buy"])
  }

  @Test func `schemes are found by their names`() {
    #expect(
      PathSchemes.names
        == ["default", "sensors", "mixpanel", "postHog", "growingIO", "amplitude"])
    #expect(PathSchemes.scheme(named: "default") is DefaultPathScheme)
    #expect(PathSchemes.scheme(named: "sensors") is SensorsPathScheme)
    #expect(PathSchemes.scheme(named: "Sensors") == nil)
  }
}

@Suite struct ModulePrefixes {
  @Test(arguments: [
    ("Shop.HomeViewController", "HomeViewController"), ("UIButton", "UIButton"), ("", ""),
    ("Shop.Cart.Cell", "Cart.Cell"), ("Kit_2.Home", "Home"), ("商城.首页", "首页"),
    ("SwiftUI.UIHostingController<Shop.HomeView>", "UIHostingController<HomeView>"),
    (
      "SwiftUI.UIHostingController<SwiftUI.ModifiedContent<Shop.A, Swift.Optional<Shop.B>>>",
      "UIHostingController<ModifiedContent<A, Optional<B>>>"
    ),
    ("Shop.Box<Shop.A>.Inner", "Box<A>.Inner"), ("Box<Shop.A>", "Box<A>"),
    ("Shop.Screen<(Swift.Int...) -> Swift.Void>", "Screen<(Int...) -> Void>"),
    ("Screen<(Int...) -> ()>", "Screen<(Int...) -> ()>"), ("Shop.", "Shop."), (".Home", ".Home"),
    ("_TtC4Shop4Home", "_TtC4Shop4Home"),
  ])
  func `S3.7e a class name is written without its modules`(name: String, stripped: String) {
    #expect(ViewPath.strippingModule(name) == stripped)
  }

  @Test func `SA-A02 S3.7e type and screen keep the module, only the path omits it`() throws {
    let probe = Probe(
      .showing { process in
        let made = process.makeNew("Shop.Cart", HomeController.self)
        let home = made ?? HomeController(in: process)
        home.build = { home in
          guard let button = home.process.makeNew("Shop.Pay", Button.self) else { return }
          home.add(button).on(.touchUpInside, send: "act:", to: home)
        }
        return home
      })
    probe.start()
    probe.launch(expecting: .firstStart, .view("Shop.Cart"))
    let home: HomeController = try probe.root()
    try probe.tap(
      home.view.subviews[0],
      expecting: .click(
        "Shop.Pay", at: "Cart[0]/Pay[0]", on: "Shop.Cart", [0, 100, 390, 44]))
  }
}
