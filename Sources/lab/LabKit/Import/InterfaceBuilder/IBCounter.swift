import LabLanguage

/// Counts the elements and attributes of a document: read, ignored by design, unknown.
struct IBCounter {
  private(set) var elements = ImportCounts()
  private(set) var attributes = ImportCounts()
  private(set) var frames = 0

  /// Counts a document from its root.
  init(_ root: MarkupElement) {
    count(root, isIgnored: false)
  }

  private mutating func count(_ element: MarkupElement, isIgnored: Bool) {
    let isIgnored = isIgnored || Self.isIgnored(element)
    if isIgnored {
      elements.ignored[element.name, default: 0] += 1
      for name in element.attributes.keys {
        attributes.ignored["\(element.name).\(name)", default: 0] += 1
      }
    } else if IBElements.isRead(element.name) {
      elements.read[element.name, default: 0] += 1
      if element.name == "rect" { frames += 1 }
      countAttributes(of: element)
    } else {
      elements.unknown[element.name, default: 0] += 1
      countAttributes(of: element)
    }
    for child in element.children { count(child, isIgnored: isIgnored) }
  }

  private mutating func countAttributes(of element: MarkupElement) {
    var read = IBAttributes.read(of: element.name)
    if !IBElements.isRead(element.name) { read = IBAttributes.ofViews }
    for name in element.attributes.keys {
      let key = "\(element.name).\(name)"
      if read.contains(name) {
        attributes.read[key, default: 0] += 1
      } else if IBAttributes.ignored.contains(name) || element.name == "variation" {
        attributes.ignored[key, default: 0] += 1
      } else {
        attributes.unknown[key, default: 0] += 1
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
