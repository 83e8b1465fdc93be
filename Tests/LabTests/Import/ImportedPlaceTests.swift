import LabLanguage
import Testing

@testable import LabKit

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

  private static func screen(_ id: String, _ view: MarkupElement) -> MarkupElement {
    let root = tag("view", ["key": "view"], [tag("subviews", [:], [view])])
    return tag("viewController", ["id": id, "customClass": "C\(id)"], [root])
  }

  @Test(arguments: IBElements.views.keys.sorted())
  func `a view runs in every place`(_ element: String) throws {
    var scenes = Self.keys.enumerated().map { number, place in
      let part = Self.tag(element, ["key": place.key, "id": "k\(number)"])
      return Self.screen("s\(number)", Self.tag(place.holder, ["id": "h\(number)"], [part]))
    }
    for (list, group) in [
      ("tableView", "prototypes"), ("tableView", "cells"), ("collectionView", "cells"),
    ] {
      let cells = Self.tag(group, [:], [Self.tag(element, ["id": "\(list)\(group)"])])
      scenes.append(Self.screen("\(list)-\(group)", Self.tag(list, [:], [cells])))
    }
    let section = Self.tag(
      "tableViewSection", [:], [Self.tag("cells", [:], [Self.tag(element, ["id": "row"])])])
    scenes.append(
      Self.screen("static", Self.tag("tableView", [:], [Self.tag("sections", [:], [section])])))
    for (number, holder) in IBElements.views.keys.sorted().enumerated() {
      let inner = Self.tag("subviews", [:], [Self.tag(element, ["id": "i\(number)"])])
      scenes.append(Self.screen("in\(number)", Self.tag(holder, [:], [inner])))
    }
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
