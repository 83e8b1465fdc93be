import Foundation
import Testing

@testable import LabCommands
@testable import LabKit

@Suite struct PathsCommands {
  private let files = WrittenFiles(["s.json5": ShownScreen.scenario])

  /// Runs the lab on a scenario of the repository, from the repository's folder.
  private func listing(of name: String, _ flags: String...) throws -> String {
    let text = try SourceTree.text(of: "Scenarios/\(name)")
    let files = MemoryFiles([
      name: text, "apps/shop.json5": try SourceTree.text(of: "Scenarios/apps/shop.json5"),
      "apps/children.json5": try SourceTree.text(of: "Scenarios/apps/children.json5"),
    ])
    let (output, messages) = (MemoryOutput(), MemoryOutput())
    let console = CommandConsole(output: output, errors: messages, files: files)
    #expect(Lab.main(arguments: ["paths", name] + flags, console) == .held)
    #expect(messages.text == "")
    return output.text
  }

  @Test func `paths lists clickable elements from the top, with their paths`() {
    #expect(
      files.lab("paths", "s.json5")
        == LabRun(
          .held,
          output: """
            s.json5 · A small screen
            scheme default

            HomeViewController  5 elements, 3 with an identifier (60 %)
              UIButton #buy "Buy"                      HomeViewController[0]/UIButton[0]
              UIButton "Press"                         HomeViewController[0]/UIButton[4]  \
            nothing: the touch has not been lifted
              UIButton "Below"                         HomeViewController[0]/UIButton[5]
              UIButton #ignored "Ignored" (no thanks)  HomeViewController[0]/UIButton[7]  \
            nothing: the element is ignored
              UISlider #volume                         HomeViewController[0]/UISlider[0]  \
            nothing: the touch has not been lifted

            1 screen, 5 elements, 3 with an identifier (60 %), 0 collisions

            """))
  }

  private static let shop = """
    shop/sale.json5 · A guest searches, sorts, reads about the sale and scrolls to the coffee
    scheme default

    HomeViewController  16 elements, 2 with an identifier (12 %)
      UIBarButtonItem "Sale"                         \
    UINavigationController[0]/UINavigationBar[0]/_UINavigationBarContentView[0]/_UIButtonBa\
    rStackView[0]/_UIButtonBarButton[0]
      UITextField #search                            HomeViewController[0]/UITextField[0]  \
    nothing: it sends its actions without a touch
      UISegmentedControl #sort (sort)                \
    HomeViewController[0]/UISegmentedControl[0]
      UITableView "Teapot-28 €" (product list)  0:0  \
    HomeViewController[0]/UITableView[0]/ProductCell[0:0]
      UITableView "Cup-9 €" (product list)      0:1  \
    HomeViewController[0]/UITableView[0]/ProductCell[0:1]
      UITableView "Tray-15 €" (product list)    0:2  \
    HomeViewController[0]/UITableView[0]/ProductCell[0:2]
      UITableView "Press" (product list)        1:0  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:0]
      UITableView "Mill" (product list)         1:1  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:1]
      UITableView "Filter" (product list)       1:2  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:2]
      UITableView "Scale" (product list)        1:3  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:3]
      UITableView "Kettle" (product list)       1:4  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:4]
      UITabBarItem "Shop"                       0    \
    UITabBarController[0]/UITabBar[0]/UITabBarButton[0]
      UITabBarItem "Cart"                       1    \
    UITabBarController[0]/UITabBar[0]/UITabBarButton[1]
      UIAlertController "Later"                      \
    UIAlertController[0]/UIView[0]/_UIAlertControllerInterfaceActionGroupView[0]/UIView[0]/\
    _UIInterfaceActionRepresentationsSequenceView[0]/_UIInterfaceActionSeparatableSequenceV\
    iew[0]/UIStackView[0]/_UIInterfaceActionCustomViewRepresentationView[1]/_UIAlertControl\
    lerActionView[0]
      UIAlertController "Great"                      \
    UIAlertController[0]/UIView[0]/_UIAlertControllerInterfaceActionGroupView[0]/UIView[0]/\
    _UIInterfaceActionRepresentationsSequenceView[0]/_UIInterfaceActionSeparatableSequenceV\
    iew[0]/UIStackView[0]/_UIInterfaceActionCustomViewRepresentationView[0]/_UIAlertControl\
    lerActionView[0]
      UITableView "Jug" (product list)          1:5  \
    HomeViewController[0]/UITableView[0]/ProductCell[1:5]

    ProductViewController  5 elements, 2 with an identifier (40 %)
      UIBarButtonItem "Home"          \
    UINavigationController[0]/UINavigationBar[0]/_UINavigationBarContentView[0]/_UIButtonBa\
    rButton[0]
      UIImageView #photo "teapot"     ProductViewController[0]/UIImageView[0]
      UIButton #buy "Buy"             ProductViewController[0]/UIButton[0]
      UITabBarItem "Shop"          0  UITabBarController[0]/UITabBar[0]/UITabBarButton[0]
      UITabBarItem "Cart"          1  UITabBarController[0]/UITabBar[0]/UITabBarButton[1]

    2 screens, 21 elements, 4 with an identifier (19 %), 0 collisions

    """

  @Test func `paths lists every visited screen of the shop`() throws {
    #expect(
      try listing(of: "shop/sale.json5")
        == Self.shop)
  }

  @Test func `two children of one class collide`() throws {
    #expect(
      try listing(of: "screens/two-children-of-one-class.json5")
        == """
        screens/two-children-of-one-class.json5 · Two children of one class have one path for \
        two buttons, as no alias tells them apart
        scheme default

        DashboardViewController  5 elements, 3 with an identifier (60 %)
          UIButton #refresh "Refresh"  DashboardViewController[0]/UIButton[0]
          UIButton "Zoom"              ChartViewController[0]/UIButton[0]
          UIButton "Zoom"              ChartViewController[0]/UIButton[0]
          UIButton #tip "Next tip"     TipsViewController[0]/UIButton[0]
          UIButton #ad "Learn more"    AdViewController[0]/UIButton[0]
          collision  ChartViewController[0]/UIButton[0] is shared by
            UIButton "Zoom"
            UIButton "Zoom"

        1 screen, 5 elements, 3 with an identifier (60 %), 1 collision

        """)
  }

  @Test func `the sensors scheme gives more elements the same path`() throws {
    #expect(
      try listing(of: "screens/two-children-of-one-class.json5", "--scheme", "sensors")
        == """
        screens/two-children-of-one-class.json5 · Two children of one class have one path for \
        two buttons, as no alias tells them apart
        scheme sensors

        DashboardViewController  5 elements, 3 with an identifier (60 %)
          UIButton #refresh "Refresh"  UIView/UIButton[0]
          UIButton "Zoom"              UIView/UIButton[0]
          UIButton "Zoom"              UIView/UIButton[0]
          UIButton #tip "Next tip"     UIView/UIButton[0]
          UIButton #ad "Learn more"    UIView/UIButton[0]
          collision  UIView/UIButton[0] is shared by
            UIButton #refresh "Refresh"
            UIButton "Zoom"
            UIButton "Zoom"
            UIButton #tip "Next tip"
            UIButton #ad "Learn more"

        1 screen, 5 elements, 3 with an identifier (60 %), 1 collision

        """)
  }
}
