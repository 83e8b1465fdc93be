import AutoTrack

/// A scheme by identifiers: `ShopController > #buy`; elements without one go by class and index.
struct CrumbScheme: PathScheme {
  let name = "crumbs"

  func path(of element: SchemeElement) -> String {
    guard element.controllerName == nil, let parent = element.parent else {
      return element.pageAlias ?? element.controllerName ?? element.className
    }
    let crumb =
      element.accessibilityIdentifier.map { "#\($0)" }
      ?? "\(element.className)\(element.index ?? 0)"
    return "\(path(of: parent)) > \(crumb)"
  }

  func rule(_ text: String) throws(ViewPathError) -> PathRule {
    PathRule(text, in: name) { path(of: $0) == text }
  }
}
