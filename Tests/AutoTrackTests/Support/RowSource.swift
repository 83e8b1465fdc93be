import MiniUI

@testable import MiniUI

/// The data source of a list of uniform rows, and optionally its delegate.
class RowSource: DynamicObject {
  /// The number of rows of each section.
  final var counts = [20]
  /// Fills a new cell of a table.
  final var fill: (TableViewCell, CellPath) -> Void = { cell, path in
    cell.textLabel.text = "Row \(path)"
  }
  /// Fills a new cell of a collection.
  final var fillItem: (CollectionViewCell, CellPath) -> Void = { _, _ in }
  /// The headers of sections.
  final var headers: [Int: View] = [:]
  /// The footers of sections.
  final var footers: [Int: View] = [:]
  /// The rows that the delegate's own method has received.
  final var selected: [CellPath] = []
  /// Runs in the delegate's own method.
  final var onSelect: (CellPath) -> Void = { _ in }

  override class var classDefinition: ClassDefinition {
    ClassDefinition(RowSource.self, superclass: DynamicObject.self) { methods in
      defineTable(methods)
      methods.define(
        .collectionNumberOfItems, Body { source, _, section, _ in source.counts[section] })
      methods.define(.collectionNumberOfSections, Body { source, _, _ in source.counts.count })
      methods.define(
        .collectionCellForItem,
        Body { source, list, path, _ in
          let path = (path as? IndexPathObject)?.path ?? CellPath(section: 0, row: 0)
          let cell = (list as? CollectionView)?
            .dequeueReusableCell(withReuseIdentifier: "item", for: path)
          if let cell { source.fillItem(cell, path) }
          return cell
        })
    }
  }

  private static func defineTable(_ methods: MethodList<RowSource>) {
    methods.define(.tableNumberOfRows, Body { source, _, section, _ in source.counts[section] })
    methods.define(.tableNumberOfSections, Body { source, _, _ in source.counts.count })
    methods.define(
      .tableCellForRow,
      Body { source, list, path, _ in
        let path = (path as? IndexPathObject)?.path ?? CellPath(section: 0, row: 0)
        let kept = (list as? TableView)?.dequeueReusableCell(withIdentifier: "row")
        let cell = kept ?? TableViewCell(reuseIdentifier: "row", in: source.process)
        source.fill(cell, path)
        return cell
      })
    methods.define(
      .tableHeightForHeader,
      Body { source, _, section, _ in source.headers[section] == nil ? 0 : 30 })
    methods.define(
      .tableHeightForFooter,
      Body { source, _, section, _ in source.footers[section] == nil ? 0 : 30 })
    methods.define(.tableViewForHeader, Body { source, _, section, _ in source.headers[section] })
    methods.define(.tableViewForFooter, Body { source, _, section, _ in source.footers[section] })
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
    ClassDefinition(RowDelegate.self, superclass: RowSource.self) { methods in
      methods.define(.tableDidSelectRow, Body { source, _, path, _ in source.select(path) })
      methods.define(.collectionDidSelectItem, Body { source, _, path, _ in source.select(path) })
    }
  }
}

/// A row source whose class resolves the selection callback of a table's delegate.
final class ResolvingDelegate: RowSource {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(ResolvingDelegate.self, superclass: RowSource.self) { methods in
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
