import LabLanguage
import MiniUI

/// The step that scrolls an element into view, as a person can add it to a scenario.
package struct ScrollRemedy {
  private let screen: Screen

  package init(in screen: Screen) {
    self.screen = screen
  }

  /// Returns the step for an element in a row that its list does not show; nil if no list has it.
  package func step(showing selector: ElementSelector) -> String? {
    var outer = screen.roots
    if case .within(let other) = selector.scope {
      outer = (try? screen.view(other)).map { [$0] } ?? outer
    }
    for list in ScreenParts(outer).lists.filter(\.isOnScreen) {
      if let place = list.place(of: selector.subject), !list.visiblePaths.contains(place) {
        return Self.step(to: place, in: list)
      }
    }
    return nil
  }

  /// Returns the step for an element outside of the screen; nil if it lies in no scroll view.
  package func step(to selector: ElementSelector) -> String? {
    guard let view = try? screen.view(selector) else { return nil }
    let line = sequence(first: view, next: \.superview)
    guard let scroll = line.dropFirst().lazy.compactMap({ $0 as? ScrollView }).first
    else { return nil }
    let cell = line.lazy.compactMap { $0 as? ReusableView }.first
    if let list = scroll as? ListView, let place = cell?.indexPath {
      return Self.step(to: place, in: list)
    }
    let frame = view.convert(view.bounds, to: scroll)
    let way = Point(
      x: Self.way(from: scroll.bounds.minX...scroll.bounds.maxX, to: frame.midX),
      y: Self.way(from: scroll.bounds.minY...scroll.bounds.maxY, to: frame.midY))
    guard way != .zero else { return nil }
    return "{ scroll: { list: \(scroll.selectorText), by: [\(way.x.whole), \(way.y.whole)] } }"
  }

  private static func step(to place: CellPath, in list: ListView) -> String {
    "{ scroll: { list: \(list.selectorText), to: \"\(place)\" } }"
  }

  /// Returns the distance that moves a point to the middle; zero if the span shows it.
  private static func way(from span: ClosedRange<Double>, to point: Double) -> Double {
    span.contains(point) ? 0 : point - (span.lowerBound + span.upperBound) / 2
  }
}

extension ListView {
  /// Returns the row of a subject: the row itself, or the one whose contents have the text or id.
  fileprivate func place(of subject: ElementSelector.Subject) -> CellPath? {
    if case .row(let place) = subject { return has(place) ? place : nil }
    guard let contents = ListContents.of(self) else { return nil }
    for (section, cells) in contents.sections.map(\.cells).enumerated() {
      for (row, cell) in cells.enumerated() where cell.description.has(subject) {
        return CellPath(section: section, row: row)
      }
    }
    return nil
  }
}

extension ListDescription.Cell {
  /// Returns true if the cell, or a view in it, has the text or the identifier.
  fileprivate func has(_ subject: ElementSelector.Subject) -> Bool {
    switch subject {
    case .text(let text): texts.contains(text)
    case .identifier(let name):
      identifier == name || views.flatMap(\.value.tree).contains { $0.identifier == name }
    default: false
    }
  }
}

extension View {
  /// The shortest selector, as a file spells it.
  fileprivate var selectorText: String {
    (accessibilityIdentifier.map { "#\($0)" } ?? ".\(self.class.name)").jsonQuoted
  }
}

extension Double {
  /// The number without its fraction.
  fileprivate var whole: String { Int(exactly: rounded()).map(String.init) ?? "\(self)" }
}
