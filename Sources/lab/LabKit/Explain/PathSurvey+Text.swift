import AutoTrack
import LabLanguage

extension PathSurvey {
  /// Returns the screens with their elements and collisions, and a summary.
  package func text(_ style: TextStyle) -> String {
    let parts = screens.map { $0.lines(style).joined(separator: "\n") + "\n" }
    return (parts + [summary]).joined(separator: "\n") + "\n"
  }

  /// The numbers of screens, elements, identifiers and collisions.
  package var summary: String {
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
  /// The name, the position, the path, and the reason why a click gives no event.
  fileprivate var cells: [String] {
    let id = entry.elementID.map { " (\($0))".printable } ?? ""
    let note = outcome == .click ? "" : "  \(outcome)"
    return [entry.name + id, entry.position ?? "", entry.path.printable + note]
  }
}

extension ScreenPaths.Collision {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let head = style.bad("  collision") + "  \(path.printable) is shared by"
    return [head] + views.map { "    \($0.printable)" }
  }
}

extension Int {
  /// Formats `3 with an identifier (60 %)`, rounded down so that only a complete set is 100 %.
  fileprivate func withIdentifiers(of count: Int) -> String {
    let share = count == 0 ? "" : " (\(self * 100 / count) %)"
    return "\(self) with an identifier\(share)"
  }
}
