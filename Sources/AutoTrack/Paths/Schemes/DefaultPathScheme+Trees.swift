extension DefaultPathScheme {
  /// Returns the paths of a snapshot's elements; common beginnings are computed once.
  public func paths(of elements: [ViewTree.Element]) -> [String] {
    var known = Known(places: elements.first?.tree.nodes.count ?? 0)
    return elements.map { path(of: $0, &known) }
  }

  private struct Known {
    /// The paths by the ids of their elements.
    var paths: [String?]
    var steps = StepMemo()

    init(places: Int) {
      paths = Array(repeating: nil, count: places)
    }
  }

  private func path(of element: ViewTree.Element, _ known: inout Known) -> String {
    if let path = known.paths[element.id] { return path }
    let path = newPath(of: element, &known)
    known.paths[element.id] = path
    return path
  }

  private func newPath(of element: ViewTree.Element, _ known: inout Known) -> String {
    guard let parent = parent(of: element) else { return rootStep(of: element).description }
    var path = path(of: parent, &known)
    let type = element.type
    switch index(of: element, in: parent, type.kind) {
    case nil: break
    case .index(let number): path += known.steps.text(of: type, at: number)
    case let index?: path.append(type.stepStart, index)
    }
    return path
  }
}
