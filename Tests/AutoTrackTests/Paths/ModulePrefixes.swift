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
  func `S3.7e a class name stands without its modules`(name: String, stripped: String) {
    #expect(ViewPath.strippingModule(name) == stripped)
  }
}
