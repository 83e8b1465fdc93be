/// A class as trees know it: one object in each tree and in all that mutations make of it.
final class ViewClass: PathClass, Sendable {
  let name: String
  let lineage: [String]
  let pathName: ViewPath.ClassName
  let stepStart: String
  let kind: ElementKind?

  /// Takes the names of the classes that it inherits from, nearest first.
  init(_ name: String, below ancestors: [String] = []) {
    self.name = name
    lineage = [name] + ancestors
    pathName = ViewPath.ClassName(ofClass: name)
    stepStart = pathName.stepStart
    kind = ElementKind(lineage: lineage)
  }
}

extension ViewTree {
  /// The class of that name if the tree has one, else a new one with these ancestors.
  func viewClass(_ name: String, below ancestors: [String] = []) -> ViewClass {
    nodes.first { $0.type.name == name }?.type ?? ViewClass(name, below: ancestors)
  }
}
