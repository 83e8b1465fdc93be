import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

@Suite struct TreePathProperties {
  @Test(arguments: [11, 12, 13] as [UInt64])
  func `a path in a snapshot equals the live view's path under random mutations`(
    seed: UInt64
  ) throws {
    let forest = try RandomForest(seed: seed)
    for step in 0..<TestSize.amount(30, all: 200) {
      let mutation = try forest.mutate()
      for view in forest.someViews().prefix(2) {
        let top = sequence(first: view, next: \.superview).reduce(view) { $1 }
        try compare(Snapshot(of: [top]), "step \(step): \(mutation)")
      }
    }
  }

  @Test func `whole apps have the same paths as live views and as snapshots`() throws {
    let process = Device().start(TabApp(seed: 1).app)
    process.launch()
    process.rest()
    let snapshot = Snapshot(of: process.application.windows)
    #expect(snapshot.tree.elements.count > 40)
    try compare(snapshot, "an app with tabs, bars and lists")
    #expect(snapshot.tree.description == ViewTree(process).description)
  }

  @Test func `a snapshot contains an alert's own step`() throws {
    let process = ShopApp.launched()
    let home = try #require(process.application.keyWindow?.rootViewController)
    home.present(Alert.make(title: "Title", in: process), animated: false)
    process.rest()
    let snapshot = Snapshot(of: process.application.windows)
    let sensors = snapshot.tree.paths(by: SensorsPathScheme()).map(\.location.path)
    #expect(sensors.contains { $0.hasPrefix("UIAlertController/") })
    try compare(snapshot, "an alert")
  }

  private func compare(_ snapshot: Snapshot, _ when: String) throws {
    for scheme in PathSchemes.all {
      for located in snapshot.tree.paths(by: scheme) {
        let view = try #require(snapshot.views[located.element.id])
        try #require(located.location.path == scheme.path(of: view), "\(when)")
        try scheme.check(located.location.path)
        let position = ElementPosition.position(
          of: SchemeElement(view), view.class.kind,
          in: ElementPosition.cellPath(around: SchemeElement(view)))
        try #require(located.location.position == position, "\(when)")
      }
    }
  }
}

@Suite struct TreeCollisions {
  private func children(_ first: String?, _ second: String?) -> ViewTree {
    ViewTree(
      NewView(
        "UIView", controller: "Home",
        NewView("UIView", controller: "Card", pageAlias: first, NewView("UIButton", id: "one")),
        NewView("UIView", controller: "Card", pageAlias: second, NewView("UIButton", id: "two"))))
  }

  @Test func `S3.7d children of one class collide, marked as unnamed`() throws {
    let collisions = children(nil, nil).collisions()
    #expect(collisions.map(\.location.path) == ["Card[0]", "Card[0]/UIButton[0]"])
    #expect(collisions.map(\.isOfUnnamedChildren) == [true, true])
    #expect(
      collisions.last?.description
        == "Card[0]/UIButton[0] is UIButton #one and UIButton #two; "
        + "give each controller a pageAlias")
  }

  @Test func `S3.7i children with distinct aliases do not collide`() {
    #expect(children("First", "Second").collisions().isEmpty)
    #expect(children(nil, "Second").collisions().isEmpty)
    #expect(children("Same", "Same").collisions().map(\.isOfUnnamedChildren) == [false, false])
  }

  @Test func `hidden elements do not collide`() throws {
    let tree = try children(nil, nil).applying(.hide("#two"))
    #expect(tree.collisions().map(\.location.path) == ["Card[0]"])
  }

  @Test func `classes that differ in their modules only collide`() {
    let tree = ViewTree(NewView("UIView", controller: "Home", "Shop.Card", "News.Card"))
    #expect(
      tree.collisions().map(\.description)
        == ["Home[0]/Card[0] is Shop.Card and News.Card; give each a class of its own"])
  }

  @Test func `S3.7h segments share their control's path, and positions distinguish rows`() {
    let control = NewView("UISegmentedControl", "UISegment", "UISegment")
    #expect(ViewTree(NewView("UIView", control)).collisions().isEmpty)
    var list = NewView("UITableView")
    list.children = (0..<2).map {
      NewView("Cell", listPlace: .cell(CellPath(section: 0, row: $0)), "UIButton")
    }
    let tree = ViewTree(NewView("UIView", controller: "Home", list))
    #expect(tree.collisions(by: SensorsPathScheme()).isEmpty)
    #expect(tree.collisions().isEmpty)
  }

  @Test func `elements of two windows do not collide`() throws {
    let process = ShopApp.launched()
    let second = Window(in: process)
    second.rootViewController = HomeController(in: process)
    second.isHidden = false
    process.rest()
    #expect((ViewTree(process).roots.count, ViewTree(process).collisions().isEmpty) == (2, true))
  }
}
