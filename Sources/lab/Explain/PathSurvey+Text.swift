import AutoTrack

extension PathSurvey {
  /// Each screen with its elements and collisions, and a line about all of them.
  func text(_ style: TextStyle) -> String {
    let parts = screens.map { $0.lines(style).joined(separator: "\n") + "\n" }
    return (parts + [summary]).joined(separator: "\n") + "\n"
  }

  /// How much there is, and how much of it can be told by a name.
  var summary: String {
    let elements = screens.reduce(0) { $0 + $1.elements.count }
    let identified = screens.reduce(0) { $0 + $1.identifiedCount }
    let collisions = screens.reduce(0) { $0 + $1.collisions.count }
    return [
      screens.count.counted("screen"), elements.counted("element"),
      identified.withIdentifiers(of: elements), collisions.counted("collision"),
    ].joined(separator: ", ")
  }
}

extension ScreenPaths {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let head =
      style.bold(name.printable) + "  " + elements.count.counted("element") + ", "
      + identifiedCount.withIdentifiers(of: elements.count)
    return [head] + TextTable(elements.map(\.cells), indent: 2).lines
      + collisions.flatMap { $0.lines(style) }
  }
}

extension ScreenPaths.Element {
  /// Name, position, path, and why its clicks give nothing.
  fileprivate var cells: [String] {
    let id = entry.elementID.map { " (\($0))".printable } ?? ""
    let note = outcome == .click ? "" : "  \(outcome)"
    return [entry.name + id, entry.position ?? "", entry.path.printable + note]
  }
}

extension ScreenPaths.Collision {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let head = style.bad("  collision") + "  \(path.printable) stands for"
    return [head] + views.map { "    \($0.printable)" }
  }
}

extension Int {
  /// `3 with an identifier (60 %)`, rounded down so that only all of them are 100 %.
  fileprivate func withIdentifiers(of count: Int) -> String {
    let share = count == 0 ? "" : " (\(self * 100 / count) %)"
    return "\(self) with an identifier\(share)"
  }
}
