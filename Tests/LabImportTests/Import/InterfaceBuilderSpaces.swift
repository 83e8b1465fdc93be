import LabImportSupport
import LabLanguage
import TestSupport
import Testing
@testable import LabImport

/// The tables of elements and attributes, each row of which must hold for the reader.
@Suite struct InterfaceBuilderSpaces {
  /// Values that differ from the default of an attribute; any other one is tried with `YES`.
  private static let values = [
    "id": "x2", "customClass": "Other", "customModule": "Kit", "customModuleProvider": "target",
    "userLabel": "Name", "tag": "7", "alpha": "0.5", "userInteractionEnabled": "NO",
    "enabled": "NO", "text": "Words", "placeholder": "Words", "axis": "vertical", "spacing": "9",
    "style": "grouped", "rowHeight": "60", "minValue": "2", "maxValue": "8", "value": "3",
    "minimumValue": "2", "maximumValue": "8", "stepValue": "2", "continuous": "NO",
    "selectedSegmentIndex": "0", "numberOfPages": "4", "currentPage": "2", "image": "star",
    "allowsSelection": "NO", "editable": "NO", "scrollEnabled": "NO", "reuseIdentifier": "R",
    "textLabel": "lbl", "detailTextLabel": "lbl", "imageView": "img", "accessoryType": "checkmark",
    "selectionStyle": "none", "title": "Words", "storyboardIdentifier": "S",
    "restorationIdentifier": "S", "modalPresentationStyle": "formSheet",
    "numberOfTapsRequired": "2", "minimumPressDuration": "2", "direction": "up",
    "numberOfTouchesRequired": "2", "minimumNumberOfTouches": "2", "maximumNumberOfTouches": "3",
  ]

  /// Attributes without which another one has no effect.
  private static let companions: [String: [String: String]] = [
    "customModule": ["customClass": "Own"],
    "customModuleProvider": ["customClass": "Own", "customModule": "Stale"],
    "animating": ["hidesWhenStopped": "YES"],
    "useStoryboardIdentifierAsRestorationIdentifier": ["storyboardIdentifier": "S"],
  ]

  private static func attributes(_ name: String, _ isSet: Bool) -> [String: String] {
    let base = ["id": "x1"].merging(companions[name] ?? [:]) { $1 }
    return isSet ? base.merging([name: values[name] ?? "YES"]) { $1 } : base
  }

  /// The app of a storyboard with one element, without its counts.
  private static func app(_ objects: [MarkupElement]) throws -> ImportedApp {
    var app = try ImportFixture.app(of: ImportFixture.storyboard([objects]))
    app.files = []
    return app
  }

  /// A controller around a view, and two views that make App the module of the target.
  private static func objects(around view: MarkupElement) -> [MarkupElement] {
    let own = ["customModule": "App", "customModuleProvider": "target"]
    let others = ["a", "b"].map { id in
      ImportFixture.tag("view", own.merging(["id": id, "customClass": "Class\(id)"]) { $1 })
    }
    let root = ImportFixture.tag(
      "view", ["key": "view", "id": "root"],
      [ImportFixture.tag("subviews", [:], [view] + others)])
    return [ImportFixture.tag("viewController", ["id": "c"], [root])]
  }

  private static func cell(_ name: String, _ attributes: [String: String]) -> MarkupElement {
    let parts = [
      ImportFixture.tag("label", ["id": "lbl", "text": "In the cell"]),
      ImportFixture.tag("imageView", ["id": "img", "image": "box"]),
    ]
    let content = ImportFixture.tag(
      "view", ["key": "contentView"], [ImportFixture.tag("subviews", [:], parts)])
    return ImportFixture.tag(name, attributes, [content])
  }

  private static func view(_ name: String, _ attributes: [String: String]) -> MarkupElement {
    switch name {
    case "tableViewCell", "collectionViewCell", "collectionViewListCell":
      let isRow = name == "tableViewCell"
      return ImportFixture.tag(
        isRow ? "tableView" : "collectionView", ["id": "list"],
        [ImportFixture.tag("cells", [:], [cell(name, attributes)])])
    default: return ImportFixture.tag(name, attributes)
    }
  }

  /// Attributes that have a role of their own, which other tests cover.
  private static let others: Set<String> = ["key", "placeholderIdentifier"]

  @Test(arguments: TestSpace("InterfaceBuilderSpaces", IBElements.views.keys.sorted()).some(10))
  func `every attribute that a view's table lists has an effect, and no other`(
    _ name: String
  ) throws {
    try expectEffects(of: name) { attributes in
      Self.objects(around: Self.view(name, attributes))
    }
  }

  @Test(arguments: IBElements.controllers.keys.sorted())
  func `every attribute that a controller's table lists has an effect, and no other`(
    _ name: String
  ) throws {
    try expectEffects(of: name) { attributes in
      [ImportFixture.tag(name, attributes)] + Self.objects(around: ImportFixture.tag("view"))
    }
  }

  @Test(arguments: IBElements.gestures.keys.sorted())
  func `every attribute that a recogniser's table lists has an effect, and no other`(
    _ name: String
  ) throws {
    let outlet = ImportFixture.tag(
      "outletCollection", ["property": "gestureRecognizers", "destination": "x1"])
    let view = ImportFixture.tag(
      "view", ["id": "v"], [ImportFixture.tag("connections", [:], [outlet])])
    try expectEffects(of: name) { attributes in
      Self.objects(around: view) + [ImportFixture.tag(name, attributes)]
    }
  }

  /// Expects an effect of each attribute that is read, and none of all ignored ones together.
  private func expectEffects(
    of name: String, _ objects: ([String: String]) -> [MarkupElement]
  ) throws {
    let read = IBAttributes.read(of: name)
    for attribute in read.subtracting(Self.others).sorted() {
      let without = try Self.app(objects(Self.attributes(attribute, false)))
      let with = try Self.app(objects(Self.attributes(attribute, true)))
      #expect(without != with, "\(name).\(attribute) has no effect")
    }
    let ignored = IBAttributes.ignored.subtracting(read)
    let all = Dictionary(uniqueKeysWithValues: ignored.map { ($0, Self.values[$0] ?? "YES") })
    let plain = try Self.app(objects(["id": "x1"]))
    let decorated = try Self.app(objects(all.merging(["id": "x1"]) { $1 }))
    #expect(plain == decorated, "an ignored attribute of \(name) has an effect")
  }

  @Test func `the tables of elements have no element in common`() {
    let tables = [
      Set(IBElements.views.keys), Set(IBElements.controllers.keys), Set(IBElements.gestures.keys),
      IBElements.parts, IBElements.ignored,
    ]
    for (index, table) in tables.enumerated() {
      for other in tables.dropFirst(index + 1) {
        #expect(table.intersection(other).subtracting(["mask"]) == [])
      }
    }
  }

  @Test func `every class of the tables has a line of superclasses`() {
    let classes =
      Array(IBElements.views.values) + IBElements.controllers.values.map(\.className)
      + IBElements.gestures.values
    #expect(classes.filter { UIKitClasses.lineage(of: $0).last != "NSObject" } == [])
  }

  /// Removes attributes of the hand-written files, one at a time.
  @Test(arguments: ["Main.storyboard", "Orders.storyboard", "LoginView.xib"])
  func `every attribute in a file has an effect exactly if it counts as read`(
    _ name: String
  ) throws {
    let file = try SourceFile(name: name, bytes: ImportFixture.bytes(name))
    let root = try XMLReader().root(of: file)
    let whole = try Self.uncounted(root, name)
    var effects: [String: Bool] = [:]
    MarkupEdit.removals(in: root) { element, attribute, edited in
      let key = "\(element.name).\(attribute)"
      guard effects[key] != true, !Self.others.contains(attribute),
        IBCounter(element).elements.ignored.isEmpty
      else { return }
      effects[key] = (try? Self.uncounted(edited, name)) != whole
    }
    #expect(effects.count > 20)
    for (key, hasEffect) in effects.sorted(by: { $0.key < $1.key }) {
      let parts = key.split(separator: ".").map(String.init)
      let isRead = IBAttributes.read(of: parts[0]).contains(parts[1])
      #expect(
        hasEffect == isRead || parts[1].hasPrefix("customModule")
          || Self.withoutEffectHere.contains(key), "\(key)")
    }
  }

  /// Removing these changes nothing in the files, because the default or a companion says the same.
  private static let withoutEffectHere: Set<String> = [
    "document.version", "document.targetRuntime", "carouselView.opaque",
    "userDefinedRuntimeAttribute.type", "collectionViewFlowLayout.id",
    "viewControllerPlaceholder.referencedIdentifier", "carouselView.id", "customObject.id",
    "panGestureRecognizer.id",
  ]

  private static func uncounted(_ root: MarkupElement, _ name: String) throws -> ImportedApp {
    var app = try ImportFixture.app(of: root, name: name)
    app.files = []
    return app
  }
}

/// Edits of a tree: one for each attribute.
private enum MarkupEdit {
  /// Calls a closure with each element, each of its attributes, and the tree without that one.
  static func removals(
    in root: MarkupElement, _ visit: (MarkupElement, String, MarkupElement) -> Void
  ) {
    removals(in: root, rebuilt: { $0 }, visit)
  }

  private static func removals(
    in element: MarkupElement, rebuilt: (MarkupElement) -> MarkupElement,
    _ visit: (MarkupElement, String, MarkupElement) -> Void
  ) {
    for attribute in element.attributes.keys.sorted() {
      var edited = element
      edited.attributes[attribute] = nil
      visit(element, attribute, rebuilt(edited))
    }
    for index in element.children.indices {
      removals(
        in: element.children[index],
        rebuilt: { child in
          var parent = element
          parent.children[index] = child
          return rebuilt(parent)
        }, visit)
    }
  }
}
