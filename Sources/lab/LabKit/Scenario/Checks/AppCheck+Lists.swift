import LabLanguage
import MiniUI

extension AppCheck {
  /// Checks a view's cells: only lists have cells, and each kind of list has its own.
  func checkList(of view: ViewDescription) {
    guard let list = view.list, classes.isKind(view.type, of: "UIView") else { return }
    let isTable = classes.isKind(view.type, of: "UITableView")
    guard isTable || classes.isKind(view.type, of: "UICollectionView") else {
      return recordNoList(view, list)
    }
    let kind: ListDescription.Kind = isTable ? .rows : .items
    for section in list.sections where section.value.kind != kind {
      mistakes.record(
        "a \(view.type) has \(kind.rawValue.quoted), not \(section.value.kind.rawValue.quoted)",
        at: section.range)
    }
    if let cell = list.cell {
      checkCell(cell, of: view.type, isTable ? "UITableViewCell" : "UICollectionViewCell")
    }
  }

  /// Records a row that is deleted twice.
  func checkDistinct(_ paths: [Located<CellPath>]) {
    var seen: Set<CellPath> = []
    for path in paths where !seen.insert(path.value).inserted {
      mistakes.record(
        "row \(path.value) is listed twice", at: path.range, remedy: "remove one of them")
    }
  }

  private func recordNoList(_ view: ViewDescription, _ list: ListDescription) {
    let cell = list.cell.map { ("cell", $0.range) }
    let sections = list.sections.first.map { ("sections", $0.range) }
    for case (let key, let range)? in [cell, sections] {
      mistakes.record("only lists have \(key.quoted); \(view.type) is not a list", at: range)
    }
  }

  private func checkCell(_ cell: Located<String>, of list: String, _ superclass: String) {
    guard !refusesPrivate(cell) else { return }
    let known = (classes.ownNames + classes.systemNames).filter {
      classes.isKind($0, of: superclass)
    }
    guard classes.isKnown(cell.value) else { return recordUnknown(cell, among: known) }
    guard classes.systemClass(above: cell.value) != nil,
      !classes.isKind(cell.value, of: superclass)
    else { return }
    mistakes.record(
      "the cells of a \(list) inherit from \(superclass); \(cell.value) does not", at: cell.range,
      note: "classes of cells: \(known.joined(separator: ", "))")
  }
}
