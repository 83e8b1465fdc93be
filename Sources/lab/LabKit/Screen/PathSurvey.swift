package import AutoTrack
package import LabLanguage
package import LabSystem
import MiniUI

/// The interactive elements of the screens that a scenario visits.
package struct PathSurvey {
  /// The screens in the order of the first visit.
  package private(set) var screens: [ScreenPaths] = []
  package let report: RunReport
  /// The screens of xibs among them.
  package let hosted: HostedViews

  /// Runs a scenario and collects the elements after each step.
  package init(of loaded: LoadedScenario, scheme: any PathScheme) {
    var (screens, hosted) = ([ScreenPaths](), HostedViews())
    report = loaded.run { session, _ in
      guard !session.isInBackground else { return }
      let forecasts = session.forecasts
      for forecast in forecasts { hosted.note(.init(around: forecast.element, in: loaded.app)) }
      Self.add(forecasts, to: &screens, scheme)
    }
    (self.screens, self.hosted) = (screens, hosted)
  }

  private static func add(
    _ elements: [ClickForecast], to screens: inout [ScreenPaths], _ scheme: any PathScheme
  ) {
    var names: [String] = []
    for name in elements.map(\.screenName) where !names.contains(name) { names.append(name) }
    for name in names {
      let index = screens.firstIndex { $0.name == name } ?? screens.endIndex
      if index == screens.endIndex { screens.append(ScreenPaths(name: name)) }
      screens[index].add(elements.filter { $0.screenName == name }, scheme: scheme)
    }
  }

  /// Returns the screens with their elements and collisions, and a summary.
  ///
  /// Without a width, lines may have any length; `shortensPaths` shortens paths in longer lines.
  package func text(
    _ style: TextStyle, width: Int? = nil, shortensPaths: Bool = false
  ) -> String {
    let parts = screens.map { screen in
      let lines = screen.lines.flatMap {
        $0.lines(style, width: width, indent: 6, shortensPaths: shortensPaths)
      }
      let head = screen.head.lines(style, width: width, indent: 2)
      return (head + lines).joined(separator: "\n") + "\n"
    }
    return (parts + summary.wrapped(to: width)).joined(separator: "\n") + "\n"
  }

  /// The screens with their elements and collisions, for programs.
  package var json: PrintedJSON { .list(screens.map(\.json)) }

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

extension ClickForecast {
  /// The class of the screen, as events name it.
  fileprivate var screenName: String { screen?.class.name ?? "no screen" }
}

extension ScreenPaths {
  fileprivate var head: StyledText {
    var head = StyledText()
    head.add(whole: name, .bold)
    head.add("  " + elements.count.counted("element") + ", ")
    head.add(identifiedCount.withIdentifiers(of: elements.count))
    return head
  }

  fileprivate var lines: [StyledText] {
    TextTable(elements.map(\.cells), indent: 2).lines.map { StyledText($0) }
      + collisions.flatMap(\.lines)
  }

  fileprivate var json: PrintedJSON {
    .record([
      "collisions": .list(
        collisions.map { .record(["path": .text($0.path), "views": .texts($0.views)]) }),
      "elements": .list(elements.map(\.json)), "screen": .text(name),
    ])
  }
}

extension ScreenPaths.Element {
  /// The name, the position, the path, and the reason why a click gives no event.
  fileprivate var cells: [String] {
    let id = entry.elementID.map { " (\($0))".printable } ?? ""
    let note = outcome == .click ? "" : "  \(outcome)"
    return [entry.name + id, entry.position ?? "", entry.path.printable + note]
  }

  fileprivate var json: PrintedJSON {
    .record([
      "elementID": entry.elementID.map(PrintedJSON.text),
      "identifier": entry.identifier.map(PrintedJSON.text), "path": .text(entry.path),
      "position": entry.position.map(PrintedJSON.text), "tap": .text("\(outcome)"),
      "text": entry.text.map(PrintedJSON.text), "type": .text(entry.type),
    ])
  }
}

extension ScreenPaths.Collision {
  fileprivate var lines: [StyledText] {
    var head = StyledText(indent: 2)
    head.add("collision", .bad)
    head.add("  \(path) is shared by")
    return [head] + views.map { StyledText("    \($0)") }
  }
}

extension Int {
  /// Formats `3 with an identifier (60 %)`, rounded down so that only a complete set is 100 %.
  fileprivate func withIdentifiers(of count: Int) -> String {
    let share = count == 0 ? "" : " (\(self * 100 / count) %)"
    return "\(self) with an identifier\(share)"
  }
}
