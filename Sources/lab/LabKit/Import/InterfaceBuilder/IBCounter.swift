import LabLanguage

/// Counts the elements and attributes of a document: read, ignored by design, unknown.
struct IBCounter {
  private(set) var elements = ImportCounts()
  private(set) var attributes = ImportCounts()
  private(set) var frames = 0
  /// The rows by element: a document has thousands of elements, but of few names.
  private var rows: [String: Row] = [:]

  /// The counts of the elements of one name.
  private struct Row {
    /// The attributes that are read.
    let read: Set<String>
    let isKnown: Bool
    /// The number of elements that count, and of those that have no effect.
    var (counted, ignored) = (0, 0)
    /// The numbers of attributes by their names.
    var (countedAttributes, ignoredAttributes) = ([String: Int](), [String: Int]())

    init(_ name: String) {
      isKnown = IBElements.isRead(name)
      read = isKnown ? IBAttributes.read(of: name) : IBAttributes.ofViews
    }

    mutating func count(_ element: MarkupElement, isIgnored: Bool) {
      if isIgnored { ignored += 1 } else { counted += 1 }
      for name in element.attributeNames {
        if isIgnored {
          ignoredAttributes[name, default: 0] += 1
        } else {
          countedAttributes[name, default: 0] += 1
        }
      }
    }
  }

  /// Counts a document from its root.
  init(_ root: MarkupElement) {
    count(root, isIgnored: false)
    for (name, row) in rows { add(row, name) }
  }

  private mutating func count(_ element: MarkupElement, isIgnored: Bool) {
    let isIgnored = isIgnored || Self.isIgnored(element)
    rows[element.name, default: Row(element.name)].count(element, isIgnored: isIgnored)
    if element.name == "rect", !isIgnored { frames += 1 }
    for child in element.children { count(child, isIgnored: isIgnored) }
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
    for (attribute, count) in row.ignoredAttributes {
      attributes.ignored["\(name).\(attribute)", default: 0] += count
    }
    for (attribute, count) in row.countedAttributes {
      let key = "\(name).\(attribute)"
      if row.read.contains(attribute) {
        attributes.read[key, default: 0] += count
      } else if IBAttributes.ignored.contains(attribute) || name == "variation" {
        attributes.ignored[key, default: 0] += count
      } else {
        attributes.unknown[key, default: 0] += count
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
    case "navigationBar", "toolbar", "tabBar": return key == element.name
    case let name: return IBElements.ignored.contains(name)
    }
  }
}
