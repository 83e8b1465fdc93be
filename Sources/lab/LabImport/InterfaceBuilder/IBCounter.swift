import LabLanguage

/// Counts the elements and attributes of a document: read, ignored by design, unknown.
struct IBCounter {
  private(set) var elements = ImportCounts()
  private(set) var attributes = ImportCounts()
  private(set) var frames = 0
  /// The attributes that are read, whose values have another type: `tag="seven"`.
  private(set) var damaged: [(element: MarkupElement, attribute: String)] = []
  /// The rows by element: a document has thousands of elements, but of few names.
  private var rows: [String: Row] = [:]

  /// The counts of the elements of one name.
  private struct Row {
    let read: Set<String>
    let isKnown: Bool
    let typed: [(attribute: String, kind: IBAttributes.Kind)]
    /// The number of elements that count, and of those that have no effect.
    var (counted, ignored) = (0, 0)
    /// The attributes in the order of their discovery.
    var attributes: [Attribute] = []

    init(_ name: String) {
      isKnown = IBElements.isRead(name)
      read = isKnown ? IBAttributes.read(of: name) : IBAttributes.ofViews
      typed = IBAttributes.typed(of: name)
    }

    mutating func count(_ element: MarkupElement, isIgnored: Bool) {
      if isIgnored { ignored += 1 } else { counted += 1 }
      var index = 0
      element.visitAttributeNames { name in
        index = place(of: name, after: index)
        if isIgnored { attributes[index].ignored += 1 } else { attributes[index].counted += 1 }
      }
    }

    /// Searches from the last place on: elements of one name mostly have the same attributes.
    private mutating func place(of name: String, after start: Int) -> Int {
      for index in start..<attributes.count where attributes[index].name == name { return index }
      for index in 0..<start where attributes[index].name == name { return index }
      attributes.append(Attribute(name: name))
      return attributes.count - 1
    }
  }

  private struct Attribute {
    let name: String
    var counted = 0
    var ignored = 0
  }

  init(_ root: MarkupElement) {
    count(root, isIgnored: false)
    for (name, row) in rows { add(row, name) }
  }

  private mutating func count(_ element: MarkupElement, isIgnored: Bool) {
    let isIgnored = isIgnored || Self.isIgnored(element)
    rows[element.name, default: Row(element.name)].count(element, isIgnored: isIgnored)
    if element.name == "rect", !isIgnored { frames += 1 }
    if !isIgnored { checkValues(of: element) }
    for child in element.children { count(child, isIgnored: isIgnored) }
  }

  private mutating func checkValues(of element: MarkupElement) {
    for (attribute, kind) in rows[element.name]?.typed ?? [] {
      guard let text = element[attribute], IBAttributes.value(text, kind) == nil else { continue }
      damaged.append((element, attribute))
    }
  }

  private mutating func add(_ row: Row, _ name: String) {
    if row.ignored > 0 { elements.ignored[name] = row.ignored }
    if row.counted > 0 {
      if row.isKnown {
        elements.read[name] = row.counted
      } else {
        elements.unknown[name] = row.counted
      }
    }
    for attribute in row.attributes {
      let key = "\(name).\(attribute.name)"
      if attribute.ignored > 0 { attributes.ignored[key, default: 0] += attribute.ignored }
      guard attribute.counted > 0 else { continue }
      if row.read.contains(attribute.name) {
        attributes.read[key, default: 0] += attribute.counted
      } else if IBAttributes.ignored.contains(attribute.name) || name == "variation" {
        attributes.ignored[key, default: 0] += attribute.counted
      } else {
        attributes.unknown[key, default: 0] += attribute.counted
      }
    }
  }

  /// Returns true for an element that has no effect on the app, together with its contents.
  private static func isIgnored(_ element: MarkupElement) -> Bool {
    let key = element["key"]
    switch element.name {
    case "rect": return key != "frame"
    case "size": return key != "itemSize"
    case "mask": return key != "subviews"
    case "segue": return key == "commit" || key == "preview"
    case "document": return element.isYes("launchScreen")
    case "navigationBar", "toolbar", "tabBar": return key == element.name
    case let name: return IBElements.ignored.contains(name)
    }
  }
}
