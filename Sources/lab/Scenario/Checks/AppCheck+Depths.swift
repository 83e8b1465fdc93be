/// How deep classes and children may go, so that no file is slow to read or fills a stack.
extension AppCheck {
  /// So many of an app's classes may inherit from each other in one line.
  static let maximumClasses = 100
  /// So many controllers may lie in each other as children.
  static let maximumChildDepth = 50
  /// So many children may come with one controller, those of its children included.
  static let maximumChildren = 1_000

  /// False after a mistake: a line of classes, or of children in children, that is too long.
  func checkDepths() -> Bool {
    let deep = app.classes.filter { classes.depth(of: $0.key.value) == Self.maximumClasses }
    for entry in deep {
      mistakes.record(
        "\(entry.key.value) inherits from more than \(Self.maximumClasses - 1) classes of the app",
        at: entry.value.superclass.range, remedy: "let it inherit from one further up")
    }
    guard deep.isEmpty else { return false }
    let census = ChildCensus(of: app, classes)
    for entry in app.classes {
      guard let child = entry.value.children.first, let excess = census.excess(of: entry.key.value)
      else { continue }
      mistakes.record(
        "\(entry.key.value) \(excess)", at: child.value.className.range,
        remedy: "leave children out")
      return false
    }
    return true
  }
}

/// How many controllers come with those of a class, and how deep they lie in each other.
private struct ChildCensus {
  private typealias Size = (count: Int, depth: Int)
  private let children: [String: [String]]
  private let sizes: [String: Size]

  /// Adds up, from the innermost outwards, as deep as children may lie and one further.
  init(of app: AppDescription, _ classes: ClassTree) {
    let pairs = app.classes.map { entry in
      let lines = classes.lineage(of: entry.key.value).compactMap { classes.own($0)?.children }
      return (entry.key.value, lines.flatMap(\.self).map(\.value.className.value))
    }
    let children = Dictionary(pairs) { first, _ in first }.filter { !$0.value.isEmpty }
    var sizes: [String: Size] = [:]
    for _ in 0...AppCheck.maximumChildDepth {
      sizes = children.mapValues { Self.size(of: $0, sizes) }
    }
    (self.children, self.sizes) = (children, sizes)
  }

  private static func size(of names: [String], _ sizes: [String: Size]) -> Size {
    names.reduce((0, 0)) { size, name in
      let inner = sizes[name] ?? (0, 0)
      return (
        min(size.count + 1 + inner.count, AppCheck.maximumChildren + 1),
        max(size.depth, inner.depth + 1)
      )
    }
  }

  /// What is too much of the children of a class; nil where nothing is, or they go in a circle.
  func excess(of name: String) -> String? {
    guard let size = sizes[name],
      size.depth > AppCheck.maximumChildDepth
        || size.count > AppCheck.maximumChildren, !leadsToCircle(name)
    else { return nil }
    return size.depth > AppCheck.maximumChildDepth
      ? "has children in each other, more than \(AppCheck.maximumChildDepth) deep"
      : "comes with more than \(AppCheck.maximumChildren) children, those in them included"
  }

  /// Whether the way to the deepest child comes back to a class.
  private func leadsToCircle(_ name: String) -> Bool {
    var visited: Set<String> = []
    var next: String? = name
    while let current = next {
      guard visited.insert(current).inserted else { return true }
      next = children[current]?.max { (sizes[$0]?.depth ?? 0) < (sizes[$1]?.depth ?? 0) }
    }
    return false
  }
}
