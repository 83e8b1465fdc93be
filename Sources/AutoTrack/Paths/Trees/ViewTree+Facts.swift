extension ViewTree {
  /// The facts of a whole tree, as a key: trees with equal facts have the same paths.
  ///
  /// This holds for every scheme that reads nothing but a ``SchemeElement``. The objects behind the
  /// trees may differ, and so may their processes.
  package struct Facts: Hashable, Sendable {
    private let nodes: [Node]
    private let controllers: [ControllerNode]

    fileprivate init(of tree: ViewTree) {
      (nodes, controllers) = (tree.nodes, tree.controllers)
    }

    package var count: Int { nodes.count - 1 }

    /// Hashes the facts in which screens differ most; equality compares all of them.
    package func hash(into hasher: inout Hasher) {
      for node in nodes {
        hasher.combine(node.type.name)
        hasher.combine(node.children.count)
        hasher.combine(node.text)
      }
    }
  }

  package var facts: Facts { Facts(of: self) }
}

extension ViewClass: Equatable {
  /// Compares the names, from which everything else is derived.
  static func == (one: ViewClass, other: ViewClass) -> Bool {
    one === other || one.lineage == other.lineage
  }
}

extension KnownDetails: Equatable {
  static func == (one: KnownDetails, other: KnownDetails) -> Bool {
    one === other || one.details == other.details
  }
}
