package import MiniUI

/// The views on the screen as a value, with all facts that paths are made of.
///
/// It contains no live view and no typed text. Its paths follow the same rules as those of live
/// views, so a ``Mutation`` shows the effect of a new version of the app on them.
public struct ViewTree: Sendable {
  /// The nodes by id, which is constant; the first stands for the screen and is not an element.
  package internal(set) var nodes: [Node]
  /// The controllers of the views, and those around them.
  var controllers: [ControllerNode] = []

  /// Creates a screen without elements.
  package init() {
    nodes = [Node(type: ViewClass(""))]
  }

  /// The topmost elements, usually windows, back to front.
  package var roots: [Element] { nodes[Node.screen].children.map { Element(self, $0) } }

  /// All elements, each before its subviews, back to front.
  public var elements: [Element] { order.map { Element(self, $0) } }

  /// Returns the elements whose nodes meet a condition, in the same order.
  func elements(where condition: (Node) -> Bool) -> [Element] {
    order.filter { condition(nodes[$0]) }.map { Element(self, $0) }
  }

  /// The ids of ``elements``.
  private var order: [Int] {
    var order: [Int] = []
    order.reserveCapacity(nodes.count)
    var waiting: [Int] = nodes[Node.screen].children.reversed()
    while let id = waiting.popLast() {
      order.append(id)
      let children = nodes[id].children
      if !children.isEmpty { waiting += children.reversed() }
    }
    return order
  }

  /// Returns true if an element is part of the screen; a removed one keeps its id.
  func contains(_ id: Int) -> Bool {
    var id = id
    while id != Node.screen {
      guard nodes.indices.contains(id), let parent = nodes[id].parent else { return false }
      id = parent
    }
    return true
  }

  /// Returns the tree's class of a name, or a new one with these ancestors.
  func viewClass(_ name: String, below ancestors: [String] = []) -> ViewClass {
    nodes.first { $0.type.name == name }?.type ?? ViewClass(name, below: ancestors)
  }
}

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
  package struct Node: Equatable, Sendable {
    var type: ViewClass
    /// The id of the superview; nil after a removal.
    var parent: Int?
    /// The ids of the subviews, back to front.
    var children: [Int] = []
    package var identifier: String?
    /// The text; nil for text inputs and their subviews.
    package var text: String?
    package var takesText = false
    /// True if the view itself is hidden.
    package var isHidden = false
    /// The place in a list's data; nil outside lists.
    package var listPlace: ListPlace?
    /// The number of the controller whose root view it is; nil for other views.
    var owner: Int?
    /// The index of the selected segment; nil for none.
    var selectedSegment: Int?
    /// The left edge of the frame.
    package var left = 0.0
    var next = Next.asUsual
    /// The facts for other schemes; nil for the usual ones.
    var known: KnownDetails?

    /// The id of the node that stands for the screen.
    package static var screen: Int { 0 }
    /// The names of the class and its ancestors, nearest first.
    package var classNames: [String] { type.lineage }
  }

  enum Next: Hashable, Sendable {
    /// The controller, or else the superview.
    case asUsual
    /// Another element, by its id.
    case element(Int)
    /// No responder, or one that is not part of paths.
    case nowhere
  }
}

extension ViewTree: CustomStringConvertible {
  /// One line for each element, indented below its superview.
  ///
  /// `UIView #row (hidden) ← HomeViewController`: class, identifier, text, place in a list, and the
  /// controller whose root view it is, with its page alias and its children.
  public var description: String { description(marking: nil) }

  /// Returns the description with an arrow before one element.
  public func description(marking marked: Element?) -> String {
    lines(marking: marked?.id).joined(separator: "\n")
  }

  private func lines(marking marked: Int?) -> [String] {
    var lines: [String] = []
    var waiting = roots.reversed().map { (element: $0, depth: 0) }
    while let (element, depth) = waiting.popLast() {
      let margin = marked == nil ? "" : element.id == marked ? "→ " : "  "
      lines.append(margin + String(repeating: "  ", count: depth) + element.description)
      waiting += element.children.reversed().map { ($0, depth + 1) }
    }
    return lines
  }
}

extension ViewTree.Element: CustomStringConvertible {
  /// The element in one line: `UIButton #buy "Buy"`.
  public var description: String {
    let facts: [String?] = [
      name, text.map(quoted), listPlace.map { "at \($0)" }, takesText ? "(typed into)" : nil,
      isHidden ? "(hidden)" : nil, controllerName.map { "← \($0)" }, pageAlias.map { "as \($0)" },
      childControllerNames.isEmpty ? nil : "(\(childControllerNames.joined(separator: ", ")))",
    ]
    return facts.compactMap { $0 }.joined(separator: " ")
  }

  private var name: String {
    className + (accessibilityIdentifier.map { " #\($0)" } ?? "")
  }

  private func quoted(_ text: String) -> String {
    "\"" + text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "↵")
      + "\""
  }
}
