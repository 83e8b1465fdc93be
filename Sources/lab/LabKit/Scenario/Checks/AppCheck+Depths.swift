import LabLanguage

/// Limits on the depth of classes and children, which bound time and stack for any file.
extension AppCheck {
  /// The maximum length of a line of the app's classes that inherit from each other.
  static let maximumClasses = 100
  static let maximumChildDepth = 50
  /// The maximum number of children that come with one controller, nested ones included.
  static let maximumChildren = 1_000

  /// Records lines of classes or children that are too long; returns false if there are any.
  func checkDepths() -> Bool {
    let deep = app.classes.filter { classes.depth(of: $0.key.value) == Self.maximumClasses }
    for entry in deep {
      mistakes.record(
        "\(entry.key.value) inherits from more than \(Self.maximumClasses - 1) classes of the app",
        at: entry.value.superclass.range, remedy: "shorten the line of superclasses")
    }
    guard deep.isEmpty else { return false }
    let census = ChildCensus(of: app, classes)
    for entry in app.classes {
      guard let child = entry.value.childNames.first,
        let excess = census.excess(of: entry.key.value)
      else { continue }
      mistakes.record(
        "\(entry.key.value) \(excess)", at: child.range,
        remedy: "remove children")
      return false
    }
    return true
  }
}

/// The numbers and depths of the children that come with each class.
private struct ChildCensus {
  private typealias Size = (count: Int, depth: Int)
  private let children: [String: [String]]
  private let sizes: [String: Size]

  /// Adds the sizes from the innermost outwards, to one level beyond the allowed depth.
  init(of app: AppDescription, _ classes: ClassTree) {
    let pairs = app.classes.map { entry in
      let lines = classes.lineage(of: entry.key.value).compactMap { classes.own($0)?.childNames }
      return (entry.key.value, lines.flatMap(\.self).map(\.value))
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
        // Capped, because the sizes in a cycle grow with every round.
        min(size.count + 1 + inner.count, AppCheck.maximumChildren + 1),
        max(size.depth, inner.depth + 1)
      )
    }
  }

  /// Returns the complaint about a class with too many children; nil for none, or for a cycle.
  func excess(of name: String) -> String? {
    guard let size = sizes[name],
      size.depth > AppCheck.maximumChildDepth
        || size.count > AppCheck.maximumChildren, !leadsToCircle(name)
    else { return nil }
    return size.depth > AppCheck.maximumChildDepth
      ? "nests children more than \(AppCheck.maximumChildDepth) deep"
      : "has more than \(AppCheck.maximumChildren) children, nested ones included"
  }

  /// Returns true if the path to the deepest child returns to a class, which is another mistake.
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

extension AppCheck {
  /// Records controllers that contain their own class, directly or further down, without end.
  ///
  /// Each cycle is one mistake at its first class in the file, on the child that begins it.
  func checkChildCircles() {
    guard app.classes.contains(where: { !$0.value.childNames.isEmpty }) else { return }
    var found: Set<String> = []
    for entry in app.classes where !found.contains(entry.key.value) {
      guard let circle = childCircle(from: entry.key.value), let first = circle.first else {
        continue
      }
      found.formUnion(circle.map(\.value))
      let links = [entry.key.value] + circle.map(\.value)
      mistakes.record(
        "\(entry.key.value) contains itself: \(links.joined(separator: " → "))",
        at: first.range, remedy: "remove one child of the cycle")
    }
  }

  /// Returns the shortest chain of children that leads from a class back to it.
  private func childCircle(from name: String) -> [Located<String>]? {
    // Breadth-first, so that the first cycle found is a shortest one.
    var ways: [[Located<String>]] = children(of: name).map { [$0] }
    var visited: Set<String> = []
    var index = 0
    while index < ways.count {
      let way = ways[index]
      index += 1
      guard let last = way.last?.value else { continue }
      if last == name { return way }
      guard visited.insert(last).inserted else { continue }
      ways += children(of: last).map { way + [$0] }
    }
    return nil
  }

  /// Returns the initial children of a class, inherited ones included.
  private func children(of name: String) -> [Located<String>] {
    classes.lineage(of: name).flatMap { classes.own($0)?.childNames ?? [] }
  }
}
