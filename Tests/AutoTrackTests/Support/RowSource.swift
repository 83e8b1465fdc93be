import MiniUI

@testable import MiniUI

/// The data source of a list whose rows all look alike, and its delegate if it is made that.
class RowSource: DynamicObject {
  /// How many rows each section has.
  final var counts = [20]
  /// What a new cell of a table is filled with.
  final var fill: (TableViewCell, CellPath) -> Void = { cell, path in
    cell.textLabel.text = "Row \(path)"
  }
  /// What a new cell of a collection is filled with.
  final var fillItem: (CollectionViewCell, CellPath) -> Void = { _, _ in }
  /// The headers of sections.
  final var headers: [Int: View] = [:]
  /// The footers of sections.
  final var footers: [Int: View] = [:]
  /// Which rows the delegate's own method has been told of.
  final var selected: [CellPath] = []
  /// What the delegate's own method does.
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
    methods.define(
      .tableViewForHeader, Body { source, _, section, _ in source.headers[section] })
    methods.define(
      .tableViewForFooter, Body { source, _, section, _ in source.footers[section] })
  }

  /// Writes down what a delegate is told.
  final func select(_ path: DynamicObject?) {
    guard let path = (path as? IndexPathObject)?.path else { return }
    selected.append(path)
    onSelect(path)
  }
}

/// A row source that is told of selections in tables and in collections.
final class RowDelegate: RowSource {
  override class var classDefinition: ClassDefinition {
    ClassDefinition(RowDelegate.self, superclass: RowSource.self) { methods in
      methods.define(.tableDidSelectRow, Body { source, _, path, _ in source.select(path) })
      methods.define(.collectionDidSelectItem, Body { source, _, path, _ in source.select(path) })
    }
  }
}

/// A row source that gets the method of a table's delegate when its class is asked for it.
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
  /// Makes a table that asks one object for its rows and tells it of selections.
  convenience init(_ frame: Rect, asking source: RowSource) {
    self.init(frame: frame, style: .plain, in: source.process)
    dataSource = source
    delegate = source
  }
}

extension CollectionView {
  /// Makes a collection that asks one object for its items and tells it of selections.
  convenience init(_ frame: Rect, asking source: RowSource) {
    self.init(frame: frame, layout: FlowLayout(), in: source.process)
    register(
      source.process.classes[CollectionViewCell.self], forCellWithReuseIdentifier: "item")
    dataSource = source
    delegate = source
  }
}
