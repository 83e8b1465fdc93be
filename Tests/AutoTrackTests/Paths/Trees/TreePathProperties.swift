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
          of: view, ElementKind(of: view.class), in: ElementPosition.cellPath(around: view))
        try #require(located.location.position == position, "\(when)")
      }
    }
  }
}
