@testable import LabKit
import LabLanguage
import MiniUI
import Testing
import TestSupport
@testable import LabImport
@testable import LabSystem

/// Classes in dumps that are not views or not controllers: the app runs all the same.
@Suite struct DumpClassTests {
  private static let odd = [
    "NSObject", "UIResponder", "UIApplication", "UIWindow", "UIViewController",
    "UINavigationController", "UITabBarController", "UITableViewController", "UIAlertController",
    "UIGestureRecognizer", "UITapGestureRecognizer", "UIBarButtonItem", "UITableViewCell",
    "UICollectionViewCell", "UITableViewCellContentView", "UITabBarButton", "_UIPrivate",
    "OwnViewController", "OwnGestureRecognizer", "OwnCell", "Own", "UIPageViewController",
    "UISplitViewController", "UIButton", "UITableView", "UICollectionView", "UIScrollView",
  ]

  /// The classes that are tried with every other one.
  private static let partners = ["Own", "OwnViewController", "UINavigationController", "NSObject"]

  /// A format: returns its text for a view and a controller of two classes.
  struct Format: CustomTestStringConvertible, Sendable {
    let name: String
    let text: @Sendable (_ view: String, _ controller: String) -> String

    var testDescription: String { name }
  }

  private static let formats = [
    Format(name: "a.json") { view, controller in
      let frame = "\"x\":0,\"y\":0,\"width\":300,\"height\":400"
      return """
        {"rendering_system":"UIKIT","windows":[{"type":"UIWindow",\(frame),"children":[
         {"type":"UIView","view_controller":"\(controller)",\(frame),"children":[
          {"type":"\(view)",\(frame),"children":[{"type":"UILabel",\(frame)},
           {"type":"\(view)",\(frame)}]}, {"type":"\(controller)",\(frame)},
          {"type":"UITableView",\(frame),"children":[{"type":"\(view)",\(frame)}]},
          {"type":"UICollectionView",\(frame),"children":[{"type":"\(view)",\(frame)}]}]}]}]}
        """
    },
    Format(name: "root.json") { view, controller in
      """
      {"rendering_system":"UIKIT","windows":[{"type":"\(view)","view_controller":"\(controller)",
       "children":[{"type":"\(controller)"},{"type":"\(view)"}]}, {"type":"UIView"}]}
      """
    },
    Format(name: "calabash.json") { view, controller in
      let frame = "\"frame\":{\"x\":0,\"y\":0,\"width\":300,\"height\":400},\"visible\":1"
      return """
        {"type":"CalabashRootView","visible":1,"children":[{"type":"UIView",\(frame),"children":[
         {"type":"\(view)",\(frame),"children":[{"type":"\(controller)",\(frame),"children":[]}]},
         {"type":"UITableView",\(frame),"children":[{"type":"\(view)",\(frame),"children":[]}]}]}]}
        """
    },
    Format(name: "detox.xml") { view, controller in
      let frame = "x='0' y='0' width='300' height='400'"
      return """
        <ViewHierarchy><UIWindow class='UIWindow' \(frame)><V class='\(view)' \(frame)>
        <V class='\(controller)' \(frame)/></V><V class='UITableView' \(frame)>
        <V class='\(view)' \(frame)/></V></UIWindow></ViewHierarchy>
        """
    },
    Format(name: "views.txt") { view, controller in
      let frame = "frame = (0 0; 300 400)"
      return """
        '\(controller):0x1' <UIView: 0x2; \(frame)>
           | <\(view): 0x3; \(frame)>
           |    | <\(controller): 0x4; \(frame)>
           | <OwnBased: 0x5; baseClass = \(view); \(frame)>
           | <UITableView: 0x6; \(frame)>
           |    | <\(view): 0x7; \(frame)>

        """
    },
    Format(name: "controllers.txt") { view, controller in
      """
      <\(controller) 0x1>, state: appeared, view: <\(view) 0x2>
         | <\(controller) 0x3>, state: appeared, view: <\(view) 0x4>
         | <\(view) 0x5>, state: appeared, view: <\(controller) 0x6>

      """
    },
    Format(name: "source.xml") { view, controller in
      """
      <XCUIElementTypeApplication x='0' y='0' width='300' height='400'>
      <XCUIElementTypeOther type='\(view)'/><XCUIElementTypeWindow type='\(controller)'/>
      <XCUIElementTypeTable><XCUIElementTypeOther type='\(view)'/></XCUIElementTypeTable>
      <XCUIElementTypeOther><XCUIElementTypeWindow/></XCUIElementTypeOther>
      </XCUIElementTypeApplication>
      """
    },
    Format(name: "debug.txt") { view, controller in
      """
       →Application, 0x1, pid: 8, label: 'Cafe'
          Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}
            Other, 0x3, {{0.0, 0.0}, {390.0, 844.0}}
              \(view), 0x4, {{0.0, 0.0}, {390.0, 844.0}}
              Window, 0x5, {{0.0, 0.0}, {390.0, 844.0}}, label: '\(controller)'

      """
    },
  ]

  @Test(arguments: formats)
  func `a dump runs with any class as a view and as a controller`(_ format: Format) throws {
    let pairs = product(Self.odd, Self.odd).filter { $0 == $1 || Self.partners.contains($1) }
    // The name of the format, so that the samples of all formats together have most classes.
    for (view, controller) in TestSpace("DumpClassTests", part: format.name, pairs).some(8) {
      let text = format.text(view, controller)
      let app = try Importer().app(of: [(format.name, Array(text.utf8))])
      try ImportedClassTests.run(app, "\(format.name) \(view) \(controller)")
    }
  }

  @Test(arguments: [
    ("a.json", "{\"rendering_system\":\"UIKIT\",\"windows\":[]}"),
    ("a.json", "{\"windows\":[{\"type\":\"UIWindow\",\"children\":[]}]}"),
    (
      "a.json",
      "{\"windows\":[{\"type\":\"UIWindow\",\"children\":[{\"type\":\"UITextEffectsWindow\"}]}]}"
    ),
    ("b.json", "{\"type\":\"CalabashRootView\",\"visible\":1,\"children\":[]}"),
    ("b.json", "{\"type\":\"CalabashRootView\",\"children\":[{\"type\":\"UILabel\"}]}"),
    ("d.xml", "<ViewHierarchy><UIWindow class='UIWindow'/></ViewHierarchy>"),
    ("w.xml", "<XCUIElementTypeApplication/>"),
    (
      "w.xml",
      "<AppiumAUT><XCUIElementTypeApplication><XCUIElementTypeWindow/>"
        + "</XCUIElementTypeApplication></AppiumAUT>"
    ),
    ("v.txt", "<UIWindow: 0x1; frame = (0 0; 1 1)>\n"),
    ("x.txt", " →Application, 0x1, pid: 8\n    Window, 0x2, {{0.0, 0.0}, {390.0, 844.0}}\n"),
  ])
  func `a dump without views is refused`(name: String, text: String) throws {
    let error = try #require(throws: LabError.self) {
      try Importer().app(of: [(name, Array(text.utf8))])
    }
    #expect(error.exitCode == .invalid)
    #expect(
      error.description.hasPrefix(
        "\(name):1:1: the dump has no view; take it again while the app shows a screen"),
      "\(error)")
  }
}
