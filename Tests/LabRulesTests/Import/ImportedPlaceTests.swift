import LabImportSupport
import LabLanguage
import TestSupport
import Testing
@testable import LabImport

/// Elements in places that Interface Builder does not give them: the app runs all the same.
@Suite struct ImportedPlaceTests {
  private static func tag(
    _ name: String, _ attributes: [String: String] = [:], _ children: [MarkupElement] = []
  ) -> MarkupElement {
    ImportFixture.tag(name, attributes, children)
  }

  /// The keys of views outside of `subviews`, and the elements that hold them.
  private static let keys: [(holder: String, key: String)] = [
    ("tableView", "tableHeaderView"), ("tableView", "tableFooterView"),
    ("tableView", "backgroundView"), ("tableView", "refreshControl"),
    ("collectionView", "sectionHeaderView"), ("collectionView", "sectionFooterView"),
    ("collectionView", "backgroundView"), ("scrollView", "refreshControl"),
    ("scrollView", "contentView"), ("visualEffectView", "contentView"),
    ("view", "titleView"), ("button", "accessoryView"),
  ]

  private static func screen(_ id: String, _ views: [MarkupElement]) -> MarkupElement {
    let root = tag("view", ["key": "view"], [tag("subviews", [:], views)])
    return tag("viewController", ["id": id, "customClass": "C\(id)"], [root])
  }

  /// The element under each key, in a list's cells and sections, and as a subview of each element.
  private static func holders(of element: String) -> [[MarkupElement]] {
    let keyed = keys.enumerated().map { number, place in
      let part = tag(element, ["key": place.key, "id": "k\(number)"])
      return tag(place.holder, ["id": "h\(number)"], [part])
    }
    let groups = [("tableView", "prototypes"), ("tableView", "cells"), ("collectionView", "cells")]
    let lists = groups.map { list, group in
      tag(list, [:], [tag(group, [:], [tag(element, ["id": "\(list)\(group)"])])])
    }
    let section = tag("tableViewSection", [:], [tag("cells", [:], [tag(element, ["id": "row"])])])
    let table = tag("tableView", [:], [tag("sections", [:], [section])])
    let inner = IBElements.views.keys.sorted().enumerated().map { number, holder in
      tag(holder, [:], [tag("subviews", [:], [tag(element, ["id": "i\(number)"])])])
    }
    return [keyed, lists + [table], inner]
  }

  @Test(arguments: TestSpace("ImportedPlaceTests", IBElements.views.keys.sorted()).some(7))
  func `a view runs in every place`(_ element: String) throws {
    // A tour takes its time for each screen, so a screen has all holders of a kind.
    var scenes = Self.holders(of: element).enumerated().map { Self.screen("s\($0)", $1) }
    for holder in IBElements.controllers.keys.sorted() {
      scenes.append(
        Self.tag(
          holder, ["id": holder, "customClass": "Root\(holder)"],
          [Self.tag(element, ["key": "view", "id": "r\(holder)"])]))
    }
    let item = Self.tag(
      "barButtonItem", ["key": "rightBarButtonItem"],
      [Self.tag(element, ["key": "customView", "id": "custom"])])
    let title = Self.tag(element, ["key": "titleView", "id": "title"])
    scenes.append(
      Self.tag(
        "viewController", ["id": "bar", "customClass": "Bar"],
        [Self.tag("navigationItem", [:], [title, item])]))
    let app = try ImportFixture.app(of: ImportFixture.storyboard(scenes.map { [$0] }))
    try ImportedClassTests.run(app, element)
  }
}
