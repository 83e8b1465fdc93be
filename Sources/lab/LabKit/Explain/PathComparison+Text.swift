import LabLanguage

extension PathComparison {
  /// Returns the differences with old and new paths, and their numbers.
  package func text(_ style: TextStyle) -> String {
    (screens.flatMap { $0.lines(style) } + [summary]).joined(separator: "\n")
  }

  /// The numbers of differences: `1 moved, 2 added, 1 removed`.
  package var summary: String {
    let (moved, added, removed) = screens.reduce((0, 0, 0)) { sum, screen in
      (sum.0 + screen.moved.count, sum.1 + screen.added.count, sum.2 + screen.removed.count)
    }
    return "\(moved) moved, \(added) added, \(removed) removed"
  }
}

extension PathComparison.Screen {
  fileprivate func lines(_ style: TextStyle) -> [String] {
    let moves = moved.flatMap { old, new in
      [
        "  \(style.bad("moved"))    \(new.name)",
        "    was  \(old.place)", "    now  \(new.place)",
      ]
    }
    return [style.bold(name.printable)] + moves
      + added.flatMap { ["  \(style.good("added"))    \($0.name)", "    now  \($0.place)"] }
      + removed.flatMap { ["  \(style.bad("removed"))  \($0.name)", "    was  \($0.place)"] }
  }
}
