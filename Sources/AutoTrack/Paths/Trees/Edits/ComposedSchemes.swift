extension DefaultPathScheme: ComposedPathScheme {
  static var reads: StepFacts { [.type, .index, .row, .owner] }

  func stem(
    of id: Int, in tree: IndexedTree, after outer: String?, was old: String?
  ) -> String {
    guard let outer, tree.tree.nodes[id].owner == nil else {
      return rootStep(of: tree.element(id)).description
    }
    let type = tree.tree.nodes[id].type
    if type.kind == .segment { return outer }
    guard tree.tree.nodes[id].listPlace == nil else {
      let element = tree.element(id)
      guard let parent = element.parent, let index = index(of: element, in: parent, type.kind)
      else { return outer }
      var path = outer
      path.append(type.stepStart, index)
      return path
    }
    return outer.extended(by: type.stepStart, tree.indexes.ofClass[id])
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  func path(of id: Int, in tree: IndexedTree, _ stem: String) -> String { stem }
}

extension String {
  /// Returns the text with a name, an index and a closing bracket after it.
  fileprivate func extended(by start: String, _ index: Int) -> String {
    var text = self
    text.reserveCapacity(utf8.count + start.utf8.count + 6)
    text += start
    text += String(index)
    text += "]"
    return text
  }
}

extension SensorsPathScheme: ComposedPathScheme {
  static var reads: StepFacts { [.type, .index, .row, .owner, .order, .selection] }

  /// The beginning of a path; nil parts have no step yet.
  struct Stem {
    /// The steps with all places.
    var exact: String?
    /// The steps with the innermost shared one; nil before the first shared one.
    var shared: String?
  }

  func stem(of id: Int, in tree: IndexedTree, after outer: Stem?, was old: Stem?) -> Stem {
    let isOutermost = outer == nil || tree.tree.nodes[id].owner != nil
    let before =
      isOutermost
      ? Stem(exact: tree.tree.nodes[id].owner.flatMap { alertStep(of: $0.controller) })
      : outer ?? Stem()
    let type = tree.tree.nodes[id].type
    if !isOutermost, tree.isUsual(id), !SensorsStep.isSkipped(type.name),
      let exact = before.exact
    {
      let start = "/" + type.name + "["
      let index = tree.indexes.ofClass[id]
      return Stem(
        exact: exact.extended(by: start, index),
        shared: before.shared?.extended(by: start, index))
    }
    let element = tree.element(id)
    guard let step = SensorsStep(of: element, in: isOutermost ? nil : element.parent) else {
      return before
    }
    return Stem(
      exact: Self.join(before.exact, step.exact),
      shared: step.shared.map { Self.join(before.exact, $0) }
        ?? before.shared.map { Self.join($0, step.exact) })
  }

  private static func join(_ before: String?, _ step: String) -> String {
    before.map { "\($0)/\(step)" } ?? step
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  /// Returns the path; a segment has that of its control.
  func path(of id: Int, in tree: IndexedTree, _ stem: Stem) -> String {
    guard tree.tree.nodes[id].type.kind == .segment else { return stem.shared ?? stem.exact ?? "" }
    return path(of: tree.element(id))
  }
}

extension MixpanelPathScheme: ComposedPathScheme {
  static var reads: StepFacts { [.type, .kindIndex, .owner, .controllers] }

  func stem(
    of id: Int, in tree: IndexedTree, after outer: String?, was old: String?
  ) -> String {
    let name = tree.tree.nodes[id].type.name
    if let number = tree.tree.nodes[id].owner?.number {
      return Self.path(of: number, in: tree.tree) + "/" + name
    }
    let index = tree.indexes.ofKind[id]
    let outer = outer ?? ""
    return index < 0 ? outer + "/" + name : outer.extended(by: "/" + name + "[", index)
  }

  /// Returns the steps of a controller and those around it, without the root's.
  private static func path(of number: Int, in tree: ViewTree) -> String {
    let start = MixpanelNode.controller(SchemeController(tree, number))
    let nodes = sequence(first: start) { $0.parents.first }.prefix { !$0.isRoot }
    return nodes.map { "/\($0.name)" }.reversed().joined()
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  func path(of id: Int, in tree: IndexedTree, _ stem: String) -> String { stem }
}

extension PostHogPathScheme: ComposedPathScheme {
  static var reads: StepFacts { [.type, .details] }

  /// A chain with its first element.
  struct Stem {
    let element: String
    let chain: String
  }

  func stem(of id: Int, in tree: IndexedTree, after outer: Stem?, was old: Stem?) -> Stem {
    let element =
      old?.element ?? PostHogElement(SchemeElement(tree.element(id))).description
    return Stem(element: element, chain: outer.map { element + ";" + $0.chain } ?? element)
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  func path(of id: Int, in tree: IndexedTree, _ stem: Stem) -> String { stem.chain }
}

extension GrowingIOPathScheme: ComposedPathScheme {
  static var reads: StepFacts {
    [.type, .index, .row, .owner, .controllers, .details, .order]
  }

  /// The two parts of a path, and the second one with a shared row if there is one.
  struct Stem {
    var xpath = ""
    var originXcontent = ""
    var xcontent: String?

    /// Adds a step.
    fileprivate mutating func append(_ step: GrowingIOStep) {
      xcontent = step.shared.map { originXcontent + "/" + $0 }
      xpath += "/" + step.name
      originXcontent += "/" + step.index
    }
  }

  func stem(of id: Int, in tree: IndexedTree, after outer: Stem?, was old: Stem?) -> Stem {
    let element = SchemeElement(tree.element(id))
    if let tag = tree.tree.nodes[id].known?.details.elementID {
      var stem = Stem()
      stem.append(GrowingIOStep(tag, "\(element.growingIndex)"))
      return stem
    }
    let isRoot = tree.tree.nodes[id].owner?.number != nil
    var stem = isRoot ? Stem() : outer ?? Stem()
    stem.xcontent = nil
    if isRoot { for step in GrowingIOPath.page(of: element) { stem.append(step) } }
    let type = tree.tree.nodes[id].type
    if !isRoot, outer != nil, tree.isUsual(id), !GrowingIOStep.isSkipped(type.name),
      tree.tree.nodes[id].known?.details.actionIndex == nil
    {
      let name = ViewPath.strippingModule(type.name)
      stem.append(GrowingIOStep(name, String(tree.indexes.ofClass[id])))
    } else if let step = GrowingIOStep(of: element, isElement: true) {
      stem.append(step)
    }
    return stem
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  func path(of id: Int, in tree: IndexedTree, _ stem: Stem) -> String {
    stem.xpath + " & " + (stem.xcontent ?? stem.originXcontent)
  }
}

extension AmplitudePathScheme: ComposedPathScheme {
  static var reads: StepFacts { .type }

  func stem(
    of id: Int, in tree: IndexedTree, after outer: String?, was old: String?
  ) -> String {
    let name = ViewPath.strippingModule(tree.tree.nodes[id].type.name)
    return outer.map { name + Self.arrow + $0 } ?? name
  }

  func composedPaths(of tree: IndexedTree) -> ComposedPaths { ComposedPaths(self, tree) }

  func path(of id: Int, in tree: IndexedTree, _ stem: String) -> String { stem }
}
