import LabLanguage

/// A document of Interface Builder, adapted to an iPhone in portrait, with its objects by id.
struct IBDocument {
  /// The file's name as given on the command line.
  let file: String
  /// The adapted root element.
  let root: MarkupElement
  /// The counts of the file's elements and attributes.
  let counter: IBCounter
  /// The first constraints of the file.
  let constraints: MarkupElement?
  /// The views that are not installed on an iPhone in portrait.
  let excluded: [MarkupElement]
  /// The objects by id; of two with the same id, the first.
  let objects: [String: MarkupElement]
  /// The second elements of an id.
  let duplicates: [MarkupElement]
  /// The outlets by their destinations.
  let outlets: [String: [Outlet]]
  /// The app's module: the most frequent one among the classes of the target.
  let module: String?
  /// The labels and image views that styled cells make.
  let styledViews: Set<String>
  /// The elements with a class of the app's own.
  let classed: [MarkupElement]
  /// The superclasses that older files list for the app's classes, in file order.
  let superclasses: [ListedClass]
  /// The outlets whose destinations the file does not have.
  let danglingOutlets: [MarkupElement]

  struct ListedClass {
    let name: String
    let superclass: String
    let place: ImportPlace
  }

  /// An outlet or a member of an outlet collection, with its owner.
  struct Outlet {
    let name: String
    let owner: String
    let isCollection: Bool
  }

  /// The outlets that UIKit declares; they are not instance variables of the app.
  static let systemOutlets: Set<String> = [
    "view", "delegate", "dataSource", "prefetchDataSource", "dragDelegate", "dropDelegate",
    "gestureRecognizers", "searchDisplayController", "searchBar", "searchResultsDataSource",
    "searchResultsDelegate", "searchContentsController", "inputView", "inputAccessoryView",
  ]

  init(file: String, root original: MarkupElement) {
    (self.file, counter) = (file, IBCounter(original))
    constraints = original.first("constraints")
    (root, excluded) = IBSizeClass.adapted(original)
    // Most elements are constraints and colours, which have ids that the app does not need.
    let elements = root.everything(outside: IBElements.ignored)
    var (objects, duplicates): ([String: MarkupElement], [MarkupElement]) = ([:], [])
    var outlets: [String: [Outlet]] = [:]
    for element in elements {
      guard let id = element["id"] else { continue }
      if objects[id] == nil { objects[id] = element } else { duplicates.append(element) }
      for outlet in Self.outlets(of: element, id: id) {
        outlets[outlet.destination, default: []].append(outlet.outlet)
      }
    }
    (self.objects, self.duplicates, self.outlets) = (objects, duplicates, outlets)
    classed = elements.filter { $0["customClass"] != nil }
    module = Self.module(of: classed)
    styledViews = IBCells.styledViews(in: elements)
    superclasses = Self.superclasses(in: root, of: file)
    danglingOutlets = Self.dangling(elements, besides: objects, in: original)
  }

  /// The name without folder and extension, by which other storyboards refer to this one.
  var stem: String {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    return name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  /// True for a storyboard, false for a xib: by the type, not by the file's extension.
  var isStoryboard: Bool { root["type"]?.contains("Storyboard") ?? false }

  func place(of element: MarkupElement) -> ImportPlace {
    ImportPlace(file: file, line: element.line)
  }

  func id(of element: MarkupElement) -> ImportedID? {
    element["id"].map { ImportedID(file: file, id: $0) }
  }

  /// Returns the class of an element on a base.
  ///
  /// The provider `target` wins over the named module, which goes stale after a renaming.
  func type(of element: MarkupElement, base: String) -> ImportedType {
    guard let name = element["customClass"], !name.isEmpty else { return ImportedType(base) }
    let isOfTarget = element["customModuleProvider"] == "target"
    let module = isOfTarget ? self.module ?? element.moduleName : element.moduleName
    return ImportedType(base, custom: name, module: module)
  }

  private static func outlets(
    of owner: MarkupElement, id: String
  ) -> [(destination: String, outlet: Outlet)] {
    (owner.child("connections")?.children ?? []).compactMap { child in
      guard child.name == "outlet" || child.name == "outletCollection",
        let name = child["property"], let destination = child["destination"]
      else { return nil }
      return (
        destination, Outlet(name: name, owner: id, isCollection: child.name == "outletCollection")
      )
    }
  }

  private static func module(of elements: [MarkupElement]) -> String? {
    var counts: [String: Int] = [:]
    for element in elements where element["customModuleProvider"] == "target" {
      if let module = element.moduleName { counts[module, default: 0] += 1 }
    }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  private static func superclasses(
    in root: MarkupElement, of file: String
  ) -> [ListedClass] {
    (root.child("classes")?.children("class") ?? []).compactMap { row in
      guard let name = row["className"], let superclass = row["superclassName"] else { return nil }
      return ListedClass(
        name: name, superclass: superclass, place: ImportPlace(file: file, line: row.line))
    }
  }

  /// Returns the outlets of elements whose destinations no element of the whole file has.
  ///
  /// The app does not need constraints, and views of other size classes, but outlets hold them.
  private static func dangling(
    _ elements: [MarkupElement], besides objects: [String: MarkupElement], in file: MarkupElement
  ) -> [MarkupElement] {
    let outlets = elements.filter { element in
      guard ["outlet", "outletCollection"].contains(element.name) else { return false }
      return element["destination"].map { objects[$0] == nil } ?? false
    }
    guard !outlets.isEmpty else { return [] }
    let ids = Set(file.everything(outside: []).compactMap { $0["id"] })
    return outlets.filter { outlet in outlet["destination"].map { !ids.contains($0) } ?? false }
  }
}

extension MarkupElement {
  /// The module of the element's class as code writes it: `My-App` is the module `My_App`.
  var moduleName: String? {
    guard let name = self["customModule"], let first = name.first else { return nil }
    let letters = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return String(first.isNumber ? ["_"] + letters.dropFirst() : letters)
  }
}
