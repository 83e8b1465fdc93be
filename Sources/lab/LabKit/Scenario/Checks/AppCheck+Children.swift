import LabLanguage

extension AppCheck {
  /// Records controllers that contain their own class, directly or further down, without end.
  ///
  /// Each cycle is one mistake at its first class in the file, on the child that begins it.
  func checkChildCircles() {
    guard app.classes.contains(where: { !$0.value.children.isEmpty }) else { return }
    var found: Set<String> = []
    for entry in app.classes where !found.contains(entry.key.value) {
      guard let circle = childCircle(from: entry.key.value), let first = circle.first else {
        continue
      }
      found.formUnion(circle.map(\.className.value))
      let links = [entry.key.value] + circle.map(\.className.value)
      mistakes.record(
        "\(entry.key.value) contains itself: \(links.joined(separator: " → "))",
        at: first.className.range, remedy: "remove one child of the cycle")
    }
  }

  /// Returns the shortest chain of children that leads from a class back to it.
  private func childCircle(from name: String) -> [ChildDescription]? {
    // Breadth-first, so that the first cycle found is a shortest one.
    var ways: [[ChildDescription]] = children(of: name).map { [$0] }
    var visited: Set<String> = []
    var index = 0
    while index < ways.count {
      let way = ways[index]
      index += 1
      guard let last = way.last?.className.value else { continue }
      if last == name { return way }
      guard visited.insert(last).inserted else { continue }
      ways += children(of: last).map { way + [$0] }
    }
    return nil
  }

  /// Returns the initial children of a class, inherited ones included.
  private func children(of name: String) -> [ChildDescription] {
    classes.lineage(of: name).flatMap { classes.own($0)?.children ?? [] }.map(\.value)
  }
}
