import MiniUI
import Testing

@testable import AutoTrack

@Suite struct SensorsPaths {
  private let process = Device().start(App())
  private let scheme = SensorsPathScheme()

  @Test func `SA-P11 a root view of an own class is the first step`() throws {
    let controller = ViewController(in: process)
    controller.view = try #require(process.makeNew("MyRoot", View.self))
    let button = Button(in: process)
    controller.view.addSubview(button)
    #expect(scheme.path(of: button) == "MyRoot/UIButton[0]")
    #expect(scheme.path(of: controller.view) == "MyRoot")
  }

  @Test func `a view without superview and controller is its own path`() {
    #expect(scheme.path(of: Button(in: process)) == "UIButton")
  }

  @Test func `a path ends although its responder chain is cyclic`() throws {
    let (view, inner) = (View(in: process), View(in: process))
    view.addSubview(inner)
    try view.hookThisObject(.nextResponder, owner: "test", Body { (_: View, _) in inner })
    #expect(scheme.path(of: inner).hasPrefix("UIView/UIView[0]/"))
  }
}

@Suite struct SensorsPathChecks {
  private let scheme = SensorsPathScheme()

  @Test(arguments: [
    "UIView", "MyRoot/UIButton[0]", "UIView/UITableView[0]/FruitCell[0][-]",
    "UIView/ShelfCell[0][1]/UICollectionView[0]/BookCell[0][-]",
    "UIView/UITableView[0]/[SectionHeader][1]/UIButton[0]", "[SectionFooter][0]",
    "UILayoutContainerView/UITabBar[0]/UITabBarButton[-]",
    "UIView/UISegmentedControl[0]/UISegment[-]", "UISegmentedControl[0]/UISegment[-1]",
    "UIAlertController/_UIAlertControllerPhoneTVMacView/UIView[0]",
    "UIAlertController[0]/UIView[0]", "Shop.Box<Int, String>[2]",
  ])
  func `SA-P09 SA-P14 paths that the scheme writes are accepted`(path: String) {
    #expect(throws: Never.self) { try scheme.check(path) }
  }

  @Test(
    arguments: [
      ("", 0, .className), ("UIView/", 7, .className), ("UIView//A", 7, .className),
      ("A[]", 2, .sharedIndex), ("A[x]", 2, .sharedIndex), ("A[0:2]", 3, .closingBracket),
      ("A[header:0]", 2, .sharedIndex), ("A[0", 3, .closingBracket), ("A[--]", 3, .closingBracket),
      ("A[-12]", 4, .closingBracket), ("A[007]", 2, .number), ("A[0][", 5, .sharedIndex),
      ("A[0][1][2]", 7, .nextStep), ("[SectionHeader]", 0, .className),
      ("[SectionHeader][-]", 16, .number), ("[SectionFooter][0", 17, .closingBracket),
      ("A B", 1, .nextStep),
    ] as [(String, Int, ViewPathError.Expectation)])
  func `other paths are refused at the offset of the fault`(
    path: String, offset: Int, expectation: ViewPathError.Expectation
  ) throws {
    let error = try #require(throws: ViewPathError.self) { try scheme.check(path) }
    #expect(error == ViewPathError(text: path, offset: offset, expectation: expectation))
  }
}
