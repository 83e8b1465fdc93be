import LabLanguage
import MiniUI

extension AppCheck {
  /// Checks every view tree once, with the controller that declares it.
  func checkTrees() {
    for entry in app.classes {
      for view in [entry.value.view, entry.value.titleView].compactMap(\.self) {
        check(view, in: Tree(controller: entry.key.value, root: view.value), isLaidOut: true)
      }
      if let view = entry.value.titleView { refuseEmbedding(in: view, "a title view") }
      check(barViews: entry.value.settings, of: entry.key.value)
    }
  }

  /// Checks the views in place of bar buttons, each a tree of its own.
  private func check(barViews settings: [ViewDescription.Setting], of controller: String) {
    for view in settings.barViews {
      check(view, in: Tree(controller: controller, root: view.value), isLaidOut: true)
      refuseEmbedding(in: view, "a bar button")
    }
  }

  /// A controller and the view that it loads.
  struct Tree {
    let controller: String
    let root: ViewDescription
  }

  /// Checks a view; one that its parent lays out needs no frame.
  func check(_ view: Located<ViewDescription>, in tree: Tree, isLaidOut: Bool) {
    checkClass(of: view.value)
    checkProperties(of: view.value)
    for setting in view.value.settings {
      checkButtons(of: setting.value.value, sentTo: tree.controller)
    }
    check(barViews: view.value.settings, of: tree.controller)
    checkList(of: view.value, in: tree)
    if !isLaidOut, view.value.value(of: .frame) == nil {
      mistakes.record(
        "a view needs the key 'frame' if its parent has no 'stack'", at: view.range)
    }
    for entry in view.value.actions { check(entry, of: view.value, in: tree) }
    for gesture in view.value.gestures { check(gesture, in: tree) }
    for subview in view.value.subviews {
      check(subview, in: tree, isLaidOut: view.value.stack != nil)
    }
    for background in view.value.list?.background ?? [] {
      check(background, in: tree, isLaidOut: true)
    }
    for subview in view.value.list?.partViews ?? [] {
      check(subview, in: tree, isLaidOut: false)
    }
    if let controller = view.value.ties.embedded { check(controller, as: "an embedded screen") }
  }

  /// Records controllers embedded in views that are not in a controller's view from its loading on.
  func refuseEmbedding(in view: Located<ViewDescription>, _ place: String) {
    guard view.value.tree.contains(where: { $0.ties.embedded != nil }) else { return }
    mistakes.record(
      "\(place) cannot 'embed' a controller", at: view.range,
      remedy: "embed it in a view of the class's 'view'")
  }

  private func checkClass(of view: ViewDescription) {
    guard let name = view.className else { return }
    guard !refusesPrivate(name) else { return }
    guard classes.isKnown(name.value) else {
      return recordUnknown(name, among: viewClassNames)
    }
    if classes.isKind(name.value, of: "UIWindow") {
      return mistakes.record(
        "\(name.value.quoted) is a window, which cannot be inside a view", at: name.range,
        note: "views: \(viewClassNames.joined(separator: ", "))")
    }
    guard let system = classes.systemClass(above: name.value),
      !classes.isKind(name.value, of: "UIView")
    else { return }
    mistakes.record(
      "\(name.value.quoted) is not a view", at: name.range,
      remedy: name.value == system.name ? nil : "it is a \(system.name)",
      note: "views: \(viewClassNames.joined(separator: ", "))")
  }

  private var viewClassNames: [String] {
    (classes.ownNames + classes.systemNames).filter {
      classes.isKind($0, of: "UIView") && !classes.isKind($0, of: "UIWindow")
    }
  }

  private func checkProperties(of view: ViewDescription) {
    guard classes.isKind(view.type, of: "UIView") else { return }
    for setting in view.settings where !classes.has(setting.property, in: view.type) {
      record(setting.property, at: setting.value.range, isMissingIn: view.type)
    }
  }

  /// Records a property that objects of a class do not have.
  func record(_ property: Property, at range: Range<Int>, isMissingIn name: String) {
    let having = Property.all.filter { classes.has($0, in: name) }.map(\.key)
    mistakes.record(
      "a \(name) has no \(property.key.quoted)", at: range,
      note: having.isEmpty ? nil : "it has \(having.joined(separator: ", "))")
  }

  /// Checks a view's cells: only lists have cells, and each kind of list has its own.
  private func checkList(of view: ViewDescription, in tree: Tree) {
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
    let cells = list.sections.flatMap(\.value.cells)
    let superclass = isTable ? "UITableViewCell" : "UICollectionViewCell"
    if let cell = list.cell { checkCell(cell, of: view.type, superclass) }
    check(cells, of: view.type, superclass, sentTo: tree.controller)
    checkTableParts(of: view, list, isTable: isTable)
    for part in list.sections.flatMap({ [$0.value.header, $0.value.footer] }).compactMap(\.self) {
      checkSectionPart(part, of: view.type, isTable: isTable)
    }
  }

  /// Checks the classes and the actions of cells.
  private func check(
    _ cells: [ListDescription.Cell], of list: String, _ superclass: String,
    sentTo controller: String
  ) {
    for name in cells.compactMap(\.className) { checkCell(name, of: list, superclass) }
    for action in cells.flatMap({ [$0.selection, $0.accessory] }).compactMap(\.self) {
      check(action, sentTo: controller)
    }
  }

  /// Checks the cells that a step inserts, against those lists that the selector may mean.
  func check(
    _ inserted: AppAction.InsertedRows, of name: String, _ selectors: SelectorCheck
  ) {
    let isTable = selectors.mayMean(inserted.list.value) {
      $0.list != nil && classes.isKind($0.type, of: "UITableView")
    }
    let isCollection = selectors.mayMean(inserted.list.value) {
      $0.list != nil && !classes.isKind($0.type, of: "UITableView")
    }
    for cell in inserted.cells {
      let isItem = cell.className.map { classes.isKind($0.value, of: "UICollectionViewCell") }
      let list = isCollection && isItem ?? !isTable ? "UICollectionView" : "UITableView"
      check([cell], of: list, list + "Cell", sentTo: name)
      checkSegues(of: cell, broughtBy: name)
      for view in cell.views {
        check(view, in: Tree(controller: name, root: view.value), isLaidOut: false)
      }
    }
  }

  /// Records what the delegate of a list would have no method for: that of the code's controller.
  private func checkSegues(of cell: ListDescription.Cell, broughtBy name: String) {
    guard classes.own(name) == nil || !classes.isKind(name, of: "UIViewController") else { return }
    let ranges = [cell.selection?.range, cell.accessory?.range, cell.height?.range]
    guard let range = ranges.compactMap(\.self).first else { return }
    mistakes.record(
      "'select', 'accessory' and 'height' have no effect in rows that a \(name) inserts",
      at: range, remedy: "insert the rows in a method of a controller of the app")
  }

  /// Checks a header or a footer: a table's is a text, a collection view's has views, too.
  private func checkSectionPart(
    _ part: ListDescription.Cell, of list: String, isTable: Bool
  ) {
    if let name = part.className {
      checkCell(name, of: list, "UICollectionReusableView", called: "headers and footers")
    }
    let ranges = [part.className?.range, part.views.first?.range, part.height?.range]
    if isTable, let range = ranges.lazy.compactMap(\.self).first {
      mistakes.record(
        "headers and footers of a \(list)'s sections are texts", at: range,
        remedy: "use a collection view, or views in a row")
    }
    for action in [part.selection, part.accessory].compactMap(\.self) {
      mistakes.record("a header or footer is not selected", at: action.range)
    }
  }

  private func checkTableParts(of view: ViewDescription, _ list: ListDescription, isTable: Bool) {
    guard !isTable else { return }
    for height in list.sections.flatMap(\.value.cells).compactMap(\.height) {
      mistakes.record(
        "only rows have a 'height'; \(view.type) is not a table", at: height.range,
        remedy: "write 'itemSize' in the view")
    }
    let parts = [("header", list.header.first?.range), ("footer", list.footer.first?.range)]
    for case (let key, let range?) in parts {
      mistakes.record(
        "only tables have a view as \(key.quoted); \(view.type) is not a table", at: range)
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
    let background = list.background.first.map { ("background", $0.range) }
    for case (let key, let range)? in [cell, sections, background] {
      mistakes.record("only lists have \(key.quoted); \(view.type) is not a list", at: range)
    }
  }

  private func checkCell(
    _ cell: Located<String>, of list: String, _ superclass: String, called noun: String = "cells"
  ) {
    guard !refusesPrivate(cell) else { return }
    var known: [String] {
      (classes.ownNames + classes.systemNames).filter { classes.isKind($0, of: superclass) }
    }
    guard classes.isKnown(cell.value) else { return recordUnknown(cell, among: known) }
    guard classes.systemClass(above: cell.value) != nil,
      !classes.isKind(cell.value, of: superclass)
    else { return }
    mistakes.record(
      "the \(noun) of a \(list) inherit from \(superclass); \(cell.value) does not",
      at: cell.range, note: "classes of \(noun): \(known.joined(separator: ", "))")
  }
}
