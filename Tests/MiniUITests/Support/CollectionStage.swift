@testable import MiniUI

/// A stage with a collection of 390 × 440 points, six items of 50 points a line.
final class CollectionStage {
  let stage = Stage()
  let source: ListSource
  let list: CollectionView
  var log: Log { stage.log }

  /// Makes sections of so many items, with the texts `Item 0` and so on.
  init(
    _ counts: [Int], answering methods: [CollectionDelegateMethod] = [],
    _ sourceMethods: [CollectionDataSourceMethod] = [], layout: FlowLayout = FlowLayout()
  ) {
    source = ListSource.make(in: stage.process, log: stage.log)
    list = stage.view(Rect(x: 0, y: 100, width: 390, height: 440), CollectionView.self)
    source.sections = counts.map { (0..<$0).map { "Item \($0)" } }
    for method in methods { source.implement(method) }
    for method in sourceMethods { source.implement(method) }
    if counts.count > 1 { source.implement(CollectionDataSourceMethod.sections) }
    list.register(
      stage.process.classes[CollectionViewCell.self], forCellWithReuseIdentifier: "item")
    list.layout = layout
    list.dataSource = source
    list.delegate = source
    layOut()
    log.take()
  }

  /// Runs the pending layouts.
  func layOut() { stage.window.layoutIfNeeded() }

  /// Taps an item, scrolled into view before.
  func tap(_ item: Int) throws {
    let path = CellPath(section: 0, row: item)
    list.scrollToItem(at: path, at: .nearest)
    guard let cell = list.cellForItem(at: path) else { return }
    try stage.finger.tap(cell)
  }

  /// The exception that crashed the process, or nil.
  var crash: String? { stage.crash }
}
