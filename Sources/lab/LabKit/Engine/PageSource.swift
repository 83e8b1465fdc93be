import MiniUI

/// The data source of a page controller, with the pages of a file in order.
final class PageSource: DynamicObject {
  private var pages: [ViewController] = []

  override class var classDefinition: ClassDefinition {
    ClassDefinition(
      PageSource.self, name: "_LabPageSource", superclass: DynamicObject.self
    ) { methods in
      methods.define(.pageBefore, Body { source, _, page, _ in source.neighbour(of: page, -1) })
      methods.define(.pageAfter, Body { source, _, page, _ in source.neighbour(of: page, 1) })
    }
  }

  /// Shows the first page in a container and attaches a source with all of them.
  static func show(_ pages: [ViewController], in container: PageViewController) {
    let source = PageSource(in: container.process)
    source.pages = pages
    container.setAssociated(source, for: AssociationKey("lab.pageSource"))
    container.dataSource = source
    container.setViewControllers(Array(pages.prefix(1)), animated: false)
  }

  private func neighbour(of page: DynamicObject?, _ distance: Int) -> DynamicObject? {
    guard let place = pages.firstIndex(where: { $0 === page }) else { return nil }
    let index = place + distance
    return pages.indices.contains(index) ? pages[index] : nil
  }
}
