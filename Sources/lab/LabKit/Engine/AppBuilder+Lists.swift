import LabLanguage
import MiniUI

/// The data source methods of a class with lists on its screen.
extension AppBuilder {
  /// Adds the data source methods to a class whose screen has lists.
  func addDataSource(to type: DynamicClass, _ own: ClassDescription) {
    let controllers = ["UITableViewController", "UICollectionViewController"]
    guard own.showsLists || controllers.contains(own.superclass.value) else { return }
    addTableSource(to: type)
    addCollectionSource(to: type)
  }

  private func addTableSource(to type: DynamicClass) {
    type.addMethod(.tableNumberOfSections, sectionCount)
    type.addMethod(.tableNumberOfRows, cellCount)
    type.addMethod(.tableCellForRow, cell)
    type.addMethod(.tableTitleForHeader, text(of: \.header))
    type.addMethod(.tableTitleForFooter, text(of: \.footer))
  }

  private func addCollectionSource(to type: DynamicClass) {
    type.addMethod(.collectionNumberOfSections, sectionCount)
    type.addMethod(.collectionNumberOfItems, cellCount)
    type.addMethod(.collectionCellForItem, cell)
    type.addMethod(
      .collectionSupplementary,
      Body { (owner: DynamicObject, list, kind, path, _) in
        CellBuilder(owner: owner, log: log).sectionView(of: list, kind ?? "", at: path)
      })
  }

  // A body is installed only once, so each of these makes a new one.

  private var sectionCount: Body<GeneralShape<Int, DynamicObject?>, DynamicObject> {
    Body { _, list, _ in ListContents.of(list)?.sections.count ?? 0 }
  }

  private var cellCount: Body<GeneralShape<Int, DynamicObject?, Int>, DynamicObject> {
    Body { _, list, section, _ in ListContents.of(list)?.sections[section].cells.count ?? 0 }
  }

  private var cell:
    Body<GeneralShape<DynamicObject?, DynamicObject?, DynamicObject?>, DynamicObject>
  {
    Body { owner, list, path, _ in CellBuilder(owner: owner, log: log).cell(of: list, at: path) }
  }

  private func text(
    of part: KeyPath<ListContents.Section, String?>
  ) -> Body<GeneralShape<String?, DynamicObject?, Int>, DynamicObject> {
    Body { _, list, section, _ in ListContents.of(list)?.sections[section][keyPath: part] }
  }
}

extension ClassDescription {
  /// True if its screen has a list with contents, or code adds one.
  fileprivate var showsLists: Bool {
    let added = methods.flatMap(\.value).everything.compactMap { action -> ViewDescription? in
      guard case .addView(let added) = action else { return nil }
      return added.view.value
    }
    return ([view?.value].compactMap(\.self) + added).flatMap(\.tree).contains { $0.list != nil }
  }
}
