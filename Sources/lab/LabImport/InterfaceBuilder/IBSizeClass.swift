import LabLanguage

/// The adaptation of a document to an iPhone in portrait: regular height, compact width.
///
/// A `variation` changes attributes of its parent for a size class. Its masks say which subviews
/// are installed. The default variation counts first, a variation of both classes last.
enum IBSizeClass {
  /// The keys of the variations that apply, from the least special to the most.
  static let keys = [
    "default", "heightClass=regular", "widthClass=compact",
    "heightClass=regular-widthClass=compact",
  ]

  /// Returns the document without views that are not installed, and the elements left out.
  static func adapted(_ root: MarkupElement) -> (MarkupElement, excluded: [MarkupElement]) {
    root.first("variation") == nil ? (root, []) : adaptedElement(root)
  }

  private static func adaptedElement(
    _ element: MarkupElement
  ) -> (MarkupElement, excluded: [MarkupElement]) {
    var result = element
    let variations = keys.flatMap { key in
      element.children.filter { $0.name == "variation" && $0["key"] == key }
    }
    for variation in variations { apply(variation, to: &result) }
    let hidden = excluded(by: variations)
    var excluded: [MarkupElement] = []
    result.children = result.children.map { child in
      var child = child
      if child.name == "subviews", !hidden.isEmpty {
        excluded += child.children.filter { hidden.contains($0["id"] ?? "") }
        child.children.removeAll { hidden.contains($0["id"] ?? "") }
      }
      let (adapted, more) = adaptedElement(child)
      excluded += more
      return adapted
    }
    return (result, excluded)
  }

  private static func apply(_ variation: MarkupElement, to element: inout MarkupElement) {
    for (name, value) in variation.attributes where name != "key" {
      element.attributes[name] = value
    }
    for child in variation.children where child.name != "mask" {
      guard let key = child["key"] else { continue }
      element.children.removeAll { $0.name == child.name && $0["key"] == key }
      element.children.append(child)
    }
  }

  /// Returns the ids of subviews that the last mask about each of them leaves out.
  private static func excluded(by variations: [MarkupElement]) -> Set<String> {
    var ids: Set<String> = []
    for mask in variations.compactMap({ $0.child("mask", key: "subviews") }) {
      for row in mask.children {
        guard let id = row["reference"] else { continue }
        if row.name == "exclude" { ids.insert(id) } else if row.name == "include" { ids.remove(id) }
      }
    }
    return ids
  }
}
