/// A class in a tree; each tree and its mutations share one object for each class.
final class ViewClass: PathClass, Sendable {
  let name: String
  let lineage: [String]
  let pathName: ViewPath.ClassName
  let stepStart: String
  let kind: ElementKind?

  /// Creates a class with the names of its ancestors, nearest first.
  init(_ name: String, below ancestors: [String] = []) {
    self.name = name
    lineage = [name] + ancestors
    pathName = ViewPath.ClassName(ofClass: name)
    stepStart = pathName.stepStart
    kind = ElementKind(lineage: lineage)
  }
}

extension ViewTree {
  /// Returns the tree's class of a name, or a new one with these ancestors.
  func viewClass(_ name: String, below ancestors: [String] = []) -> ViewClass {
    nodes.first { $0.type.name == name }?.type ?? ViewClass(name, below: ancestors)
  }
}
