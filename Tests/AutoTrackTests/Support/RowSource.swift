import MiniUI

@testable import MiniUI

/// The data source of a list of uniform rows, and optionally its delegate.
class RowSource: DynamicObject {
  /// The number of rows of each section.
  final var counts = [20]
  final var fill: (TableViewCell, CellPath) -> Void = { cell, path in
    cell.textLabel.text = "Row \(path)"
  }
  final var fillItem: (CollectionViewCell, CellPath) -> Void = { _, _ in }
  final var headers: [Int: View] = [:]
  final var footers: [Int: View] = [:]
  /// The rows that the delegate's own method has received.
  final var selected: [CellPath] = []
  /// Runs in the delegate's own method.
  final var onSelect: (CellPath) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(RowSource.self) { methods in
      defineTable(methods)
      methods.define(.collectionNumberOfItems) { source, _, section, _ in source.counts[section] }
      methods.define(.collectionNumberOfSections) { source, _, _ in source.counts.count }
      methods.define(.collectionCellForItem) { source, list, path, _ in
        let path = (path as? IndexPathObject)?.path ?? CellPath(section: 0, row: 0)
        let cell = (list as? CollectionView)?
          .dequeueReusableCell(withReuseIdentifier: "item", for: path)
        if let cell { source.fillItem(cell, path) }
        return cell
      }
    }
  }

  private static func defineTable(_ methods: MethodList<RowSource>) {
    methods.define(.tableNumberOfRows) { source, _, section, _ in source.counts[section] }
    methods.define(.tableNumberOfSections) { source, _, _ in source.counts.count }
    methods.define(.tableCellForRow) { source, list, path, _ in
      let path = (path as? IndexPathObject)?.path ?? CellPath(section: 0, row: 0)
      let kept = (list as? TableView)?.dequeueReusableCell(withIdentifier: "row")
      let cell = kept ?? TableViewCell(reuseIdentifier: "row", in: source.process)
      source.fill(cell, path)
      return cell
    }
    methods.define(.tableHeightForHeader) { source, _, section, _ in
      source.headers[section] == nil ? 0 : 30
    }
    methods.define(.tableHeightForFooter) { source, _, section, _ in
      source.footers[section] == nil ? 0 : 30
    }
    methods.define(.tableViewForHeader) { source, _, section, _ in source.headers[section] }
    methods.define(.tableViewForFooter) { source, _, section, _ in source.footers[section] }
  }

  /// Records a callback of the delegate.
  final func select(_ path: DynamicObject?) {
    guard let path = (path as? IndexPathObject)?.path else { return }
    selected.append(path)
    onSelect(path)
  }
}

/// A row source with selection callbacks for tables and collections.
final class RowDelegate: RowSource {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(RowDelegate.self) { methods in
      methods.define(.tableDidSelectRow) { source, _, path, _ in source.select(path) }
      methods.define(.collectionDidSelectItem) { source, _, path, _ in source.select(path) }
    }
  }
}

/// A row source whose class resolves the selection callback of a table's delegate.
final class ResolvingDelegate: RowSource {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ResolvingDelegate.self) { methods in
      methods.defineOnClass(
        .resolveInstanceMethod,
        Body { type, selector, callSuper in
          guard selector == SelectorID(.`tableView:didSelectRowAtIndexPath:`) else {
            return callSuper(selector)
          }
          return type.addMethod(
            .tableDidSelectRow, Body { (source: RowSource, _, path, _) in source.select(path) })
        })
    }
  }
}

extension TableView {
  /// Makes a table with one object as its data source and delegate.
  convenience init(_ frame: Rect, asking source: RowSource) {
    self.init(frame: frame, style: .plain, in: source.process)
    dataSource = source
    delegate = source
  }
}

extension CollectionView {
  /// Makes a collection with one object as its data source and delegate.
  convenience init(_ frame: Rect, asking source: RowSource) {
    self.init(frame: frame, layout: FlowLayout(), in: source.process)
    register(source.process.classes[CollectionViewCell.self], forCellWithReuseIdentifier: "item")
    dataSource = source
    delegate = source
  }
}
