@testable import MiniUI

extension ListSource {
  /// Gives the source's class a method of a table's delegate.
  func implement(_ method: TableDelegateMethod) {
    switch method {
    case .didHighlight, .didUnhighlight, .didSelect, .didDeselect, .willBeginEditing,
      .didEndEditing, .accessoryTapped:
      add(method, Message<ObjectsToVoid>(method.selector))
    case .shouldHighlight:
      addQuestion("\(method)", Message<ObjectsToBool>(method.selector))
    case .willSelect, .willDeselect: addTarget(method)
    case .willDisplay, .didEndDisplaying: addDisplay("\(method)", method.selector)
    case .rowHeight:
      self.class.addMethod(
        .tableHeightForRow,
        Body { (source: ListSource, _, path, _) in source.height(Self.path(path)) })
    default: implementSections(method)
    }
  }

  private func implementSections(_ method: TableDelegateMethod) {
    switch method {
    case .headerHeight, .footerHeight:
      self.class.addMethod(
        Message<GeneralShape<Double, DynamicObject?, Int>>(method.selector),
        Body { (source: ListSource, _, _, _) in source.sectionHeight })
    case .header, .footer:
      self.class.addMethod(
        Message<GeneralShape<DynamicObject?, DynamicObject?, Int>>(method.selector),
        Body { (source: ListSource, _, section, _) in
          source.record("\(method) \(section)")
          return source.sectionView(section)
        })
    case .editingStyle:
      self.class.addMethod(
        .tableEditingStyle,
        Body { (source: ListSource, _, _, _) in source.editingStyle.rawValue })
    case .deleteTitle:
      self.class.addMethod(
        .tableDeleteTitle, Body { (_: ListSource, _, _, _) -> String? in "Remove" })
    default:
      self.class.addMethod(
        .tableTrailingSwipeActions,
        Body { (source: ListSource, _, _, _) -> DynamicObject? in source.swipeActions })
    }
  }

  /// Gives the source's class a method of a table's data source.
  func implement(_ method: TableDataSourceMethod) {
    switch method {
    case .sections:
      self.class.addMethod(
        .tableNumberOfSections, Body { (source: ListSource, _, _) in source.sections.count })
    case .headerTitle, .footerTitle:
      self.class.addMethod(
        Message<GeneralShape<String?, DynamicObject?, Int>>(method.selector),
        Body { (_: ListSource, _, section, _) -> String? in "Section \(section)" })
    case .canEdit, .canMove:
      addQuestion("\(method)", Message<ObjectsToBool>(method.selector))
    case .commit, .move: implementChange(method)
    }
  }

  private func implementChange(_ method: TableDataSourceMethod) {
    guard method == .commit else {
      self.class.addMethod(
        .tableMoveRow,
        Body { (source: ListSource, _, from, to, _) in
          let (from, to) = (Self.path(from), Self.path(to))
          source.record("move \(from) \(to)")
          let text = source.sections[from.section].remove(at: from.row)
          source.sections[to.section].insert(text, at: to.row)
        })
      return
    }
    self.class.addMethod(
      .tableCommitEditing,
      Body { (source: ListSource, _, style, path, _) in
        source.note("commit \(style)", path)
        source.commit(Self.path(path))
      })
  }

  func add(_ name: some Any & Sendable, _ message: Message<ObjectsToVoid>) {
    self.class.addMethod(
      message, Body { (source: ListSource, _, path, _) in source.note(name, path) })
  }

  func addQuestion(_ name: String, _ message: Message<ObjectsToBool>) {
    self.class.addMethod(
      message,
      Body { (source: ListSource, _, path, _) in
        source.note(name, path)
        return source.allows(name, Self.path(path))
      })
  }

  func addDisplay(_ name: String, _ selector: SystemSelector) {
    self.class.addMethod(
      Message<GeneralShape<Nothing, DynamicObject?, DynamicObject?, DynamicObject?>>(selector),
      Body { (source: ListSource, _, cell, path, _) in
        let isThere = (cell as? View)?.superview != nil
        source.note("\(name)\(isThere ? " shown" : "")", path)
      })
  }

  private func addTarget(_ method: TableDelegateMethod) {
    self.class.addMethod(
      Message<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>>(method.selector),
      Body { (source: ListSource, _, path, _) -> DynamicObject? in
        source.note(method, path)
        return source.target(Self.path(path)).map { IndexPathObject($0, in: source.process) }
      })
  }
}
