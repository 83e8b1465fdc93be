import MiniUI

/// The methods of a list's data source, which a class has that shows lists.
extension AppBuilder {
  /// Gives a class whose screen has lists the methods that these ask for their contents.
  func addDataSource(to type: DynamicClass, _ own: ClassDescription) {
    let controllers = ["UITableViewController", "UICollectionViewController"]
    guard own.showsLists || controllers.contains(own.superclass.value) else { return }
    addTableSource(to: type)
    addCollectionSource(to: type)
  }

  private func addTableSource(to type: DynamicClass) {
    type.addMethod(
      .tableNumberOfSections,
      Body { (_: DynamicObject, list, _) in ListContents.of(list)?.sections.count ?? 0 })
    type.addMethod(
      .tableNumberOfRows,
      Body { (_: DynamicObject, list, section, _) in
        ListContents.of(list)?.sections[section].cells.count ?? 0
      })
    type.addMethod(
      .tableCellForRow,
      Body { (owner: DynamicObject, list, path, _) in
        CellBuilder(owner: owner, log: log).cell(of: list, at: path)
      })
    type.addMethod(
      .tableTitleForHeader,
      Body { (_: DynamicObject, list, section, _) in
        ListContents.of(list)?.sections[section].header
      })
    type.addMethod(
      .tableTitleForFooter,
      Body { (_: DynamicObject, list, section, _) in
        ListContents.of(list)?.sections[section].footer
      })
  }

  private func addCollectionSource(to type: DynamicClass) {
    type.addMethod(
      .collectionNumberOfSections,
      Body { (_: DynamicObject, list, _) in ListContents.of(list)?.sections.count ?? 0 })
    type.addMethod(
      .collectionNumberOfItems,
      Body { (_: DynamicObject, list, section, _) in
        ListContents.of(list)?.sections[section].cells.count ?? 0
      })
    type.addMethod(
      .collectionCellForItem,
      Body { (owner: DynamicObject, list, path, _) in
        CellBuilder(owner: owner, log: log).cell(of: list, at: path)
      })
    type.addMethod(
      .collectionSupplementary,
      Body { (owner: DynamicObject, list, kind, path, _) in
        CellBuilder(owner: owner, log: log).sectionView(of: list, kind ?? "", at: path)
      })
  }
}

extension ClassDescription {
  /// Whether a list with contents is on its screen, or code puts one there.
  fileprivate var showsLists: Bool {
    let added = methods.flatMap(\.value).everything.compactMap { action -> ViewDescription? in
      guard case .addView(let added) = action else { return nil }
      return added.view.value
    }
    return ([view?.value].compactMap(\.self) + added).flatMap(\.tree).contains { $0.list != nil }
  }
}
