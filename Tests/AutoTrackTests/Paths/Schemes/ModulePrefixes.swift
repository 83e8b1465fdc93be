import MiniUI
import Testing

@testable import AutoTrack

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
