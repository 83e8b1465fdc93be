import MiniUI
import Testing

/// Pages that an app turns itself, by `beginAppearanceTransition` and `endAppearanceTransition`.
@Suite struct CustomPages {
  private let stage = Stage()
  private let old: Screen
  private let new: Screen
  private let pager: Pager

  /// The old page is selected, and its neighbour is loaded.
  init() {
    (old, new) = (stage.screen("old"), stage.screen("new"))
    pager = Pager(in: stage.process)
    pager.log = stage.log
    stage.window.rootViewController = pager
    stage.settle()
    for page in [old, new] { pager.addChild(page) }
    pager.view.addSubview(old.view)
    old.beginAppearanceTransition(true, animated: false)
    old.endAppearanceTransition()
    pager.view.addSubview(new.view)
    stage.settle()
    stage.log.take()
  }

  // In this case a container sends begin and end itself, all begins first. The order of UIKit's own
  // pages is AP-34, from a log of a device: the old page is back before the new one disappears.
  // Both agree on each page, and on the old page being first; `Pages` has the other order.
  @Test func `T177 AP-32 a reversed scroll reverses both appearances, begins before ends`() {
    pager.scroll(to: 0.1, from: old, towards: new)
    #expect(stage.log.take() == ["begin true new", "new.WA", "begin false old", "old.WD"])
    pager.scroll(to: 0, from: old, towards: new)
    #expect(
      stage.log.take() == [
        "begin true old", "old.WA", "begin false new", "new.WD", "layout", "end old", "old.DA",
        "end new", "new.DD", "didFinishScrolling success: false",
      ])
    stage.settle()
    #expect(stage.log.take() == [])
  }
}

/// A container that forwards appearance to its pages in the published order.
private final class Pager: ViewController, Recording {
  var log = Log()
  var name = ""

  override class var classDefinition: ClassDefinition {
    ClassDefinition(Pager.self) { methods in
      methods.define(.forwardsAppearance) { _, _ in false }
      methods.define(.viewDidLayoutSubviews, .before { $0.record("layout") })
    }
  }

  func scroll(to progress: Double, from old: Screen, towards new: Screen) {
    let isBack = progress == 0
    let (comes, goes) = isBack ? (old, new) : (new, old)
    for (page, appears) in [(comes, true), (goes, false)] {
      record("begin \(appears) \(page.name)")
      page.beginAppearanceTransition(appears, animated: true)
    }
    if isBack { finish(comes, goes) }
  }

  private func finish(_ comes: Screen, _ goes: Screen) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
    for page in [comes, goes] {
      record("end \(page.name)")
      page.endAppearanceTransition()
    }
    record("didFinishScrolling success: false")
  }
}
