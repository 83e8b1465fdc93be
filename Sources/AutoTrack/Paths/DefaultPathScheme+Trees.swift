extension DefaultPathScheme {
  /// The paths of many elements of one snapshot; each goes on from the one that is known already.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    var known: [String?] = []
    return elements.map { path(of: $0, &known) }
  }

  private func path(of element: ViewTree.Element, _ known: inout [String?]) -> String {
    if known.isEmpty { known = Array(repeating: nil, count: element.tree.nodes.count) }
    if let path = known[element.id] { return path }
    let path = newPath(of: element, &known)
    known[element.id] = path
    return path
  }

  private func newPath(of element: ViewTree.Element, _ known: inout [String?]) -> String {
    guard let parent = parent(of: element) else { return rootStep(of: element).description }
    var path = path(of: parent, &known)
    let type = element.type
    guard let index = index(of: element, in: parent, type.kind) else { return path }
    path.append(type.stepStart, index)
    return path
  }
}
