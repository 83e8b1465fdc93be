import MiniUI
import Testing

@testable import AutoTrack

/// The cached answers are those of the search through the superclasses.
@Suite struct InheritanceMemos {
  private let process = Device().start(App { _ in })

  /// Every class of UIKit, and three levels of an app's classes below some of them.
  private func classes() throws -> [DynamicClass] {
    let table = process.classes
    for parent in ["UIViewController", "UIAlertController", "UITabBarController", "UIView"] {
      var superclass = try #require(table[parent])
      for level in 1...3 {
        superclass = try table.declareClass("\(parent)\(level)", superclass: superclass)
      }
    }
    return table.classes
  }

  @Test(
    arguments: [
      [], ["NSObject"], ["UIView"], ["UIAlertController2"], ["UILabel", "UIControl", "Missing"],
      BuiltInIgnoreList.screens, BuiltInIgnoreList.gestureViews,
    ] as [Set<String>])
  func `the memo gives the answers of the plain search in any order`(names: Set<String>) throws {
    let classes = try classes()
    let memo = InheritanceMemo(names)
    let plain = classes.map { $0.inherits(fromOneOf: names) }
    #expect(classes.count > 130)
    #expect(classes.map(memo.holds) == plain)
    #expect(classes.reversed().map(memo.holds) == plain.reversed())
    #expect(classes.map { InheritanceMemo(names).holds(for: $0) } == plain)
  }

  @Test func `the private class of a hooked object has the answer of its superclass`() throws {
    let memo = InheritanceMemo(BuiltInIgnoreList.screens)
    let controllers = [NavigationController(in: process), ViewController(in: process)]
    for controller in controllers {
      try controller.hookThisObject(.viewDidLoad, owner: "test", .before { (_: ViewController) in })
      #expect(controller.isa !== controller.class)
    }
    #expect(controllers.map { memo.holds(for: $0.isa) } == [true, false])
    #expect(controllers.map { memo.holds(for: $0.class) } == [true, false])
  }
}
