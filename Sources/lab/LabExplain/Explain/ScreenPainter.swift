import LabKit
import MiniUI

/// A painter of a screen's elements on a canvas, back to front.
struct ScreenPainter {
  private(set) var canvas: ScreenCanvas
  private var items: [Item] = []
  private let scale: CellScale

  struct Item {
    let view: View
    var element: ScreenElement
    let cells: CellRect
    let clip: CellRect
    /// The cells inside all clipping ancestors, for texts that are wider than their element.
    let room: CellRect
    /// The order of the last view inside it.
    let last: Int
  }

  /// Covers the canvas and finds the visible elements.
  init(_ contents: ScreenContents, _ scale: CellScale) {
    self.scale = scale
    canvas = ScreenCanvas(width: scale.columns, height: scale.rows)
    for (order, part) in contents.parts.enumerated() {
      if let covered = part.covered { canvas.cover(scale.cells(of: covered), by: order) }
    }
    for part in contents.parts {
      guard let element = part.element, !part.shown.isEmpty else { continue }
      let clip = scale.cells(of: part.shown)
      guard canvas.shows(clip, upTo: part.last) else { continue }
      items.append(
        Item(
          view: part.view, element: element, cells: scale.cells(of: element.frame), clip: clip,
          room: scale.cells(of: part.clip), last: part.last))
    }
  }

  /// The visible elements, back to front.
  var shown: [Item] { items }

  /// Draws the visible elements.
  mutating func paint() { items.forEach { paint($0) } }

  /// Writes numbers from 1 on the elements, each at its first visible place that is wide enough.
  mutating func number(_ items: [Item]) {
    for (index, item) in items.enumerated() {
      let text = "[\(index + 1)]"
      let width = text.count
      // Beside the corner of a box, if there is room.
      var inner = item.clip
      if inner.width > width + 1 { inner.left += 1 }
      let found =
        canvas.place(of: width, in: inner, upTo: item.last, ifEmpty: true)
        ?? canvas.place(of: width, in: item.clip, upTo: item.last, ifEmpty: false)
      guard let place = found else { continue }
      canvas.write(
        text, column: place.column, row: place.row, within: canvas.bounds, upTo: item.last)
    }
  }

  private mutating func paint(_ item: Item) {
    let text = item.element.text
    switch item.element.kind {
    case .label: paintText(text ?? "", item)
    case .navigationBar: line("═", at: item.cells.bottom - 1, item)
    case .tabBar: line("═", at: item.cells.top, item)
    case .tab(let isSelected): bar(isSelected ? "[ \(text ?? "") ]" : text ?? "", item)
    case .backButton: bar("‹ \(text ?? "")", item)
    case .barButton: bar("[ \(text ?? "") ]", item)
    case .row: paintRow(item)
    case .alert: canvas.box(item.cells, .double, within: item.clip, upTo: item.last)
    case .list, .search: break
    default: paintBox(item)
    }
  }

  /// Draws a box with the element's content, or the content in brackets if it is too low.
  private mutating func paintBox(_ item: Item) {
    let content = content(of: item.element, width: max(1, item.cells.width - 2))
    guard item.cells.height > 2, item.cells.width > 2 else { return middle("[\(content)]", item) }
    canvas.box(
      item.cells, item.element.isEnabled ? .plain : .dashed, within: item.clip, upTo: item.last)
    switch item.element.kind {
    case .view, .item: caption(content, item)
    case .textField, .textView: left(content, item)
    default: middle(content, item)
    }
  }

  private func content(of element: ScreenElement, width: Int) -> String {
    switch element.kind {
    case .toggle(let isOn):
      guard width >= 8 else { return isOn ? "ON" : "OFF" }
      return isOn ? "off ◉ ON" : "OFF ◉ on"
    case .stepper: return "− │ +"
    case .slider(let fraction):
      let place = Int((fraction * Double(width - 1)).rounded())
      return String(repeating: "━", count: place) + "◉"
        + String(repeating: "─", count: max(0, width - 1 - place))
    case .pageControl(let current, let count):
      return (0..<min(count, width)).map { $0 == current ? "◉" : "○" }.joined(separator: " ")
    case .segment(let isSelected):
      return isSelected ? "[ \(element.text ?? "") ]" : element.text ?? ""
    case .image: return "▨" + (element.text.map { " \($0)" } ?? "")
    case .page: return "page \(element.text ?? "")"
    case .picker: return element.text ?? "picker"
    case .textField: return element.text.map { $0.isEmpty ? element.name : $0 } ?? "•••"
    case .textView: return element.name
    case .view: return element.name
    case .item: return ""
    default: return element.text ?? element.identifier.map { "#\($0)" } ?? ""
    }
  }

  private mutating func paintRow(_ item: Item) {
    line("─", at: item.cells.bottom - 1, item)
    guard let mark = (item.view as? TableViewCell)?.mark else { return }
    canvas.write(
      mark, column: item.cells.right - 2, row: item.middleRow, within: item.clip, upTo: item.last)
  }

  private mutating func line(_ glyph: Unicode.Scalar, at row: Int, _ item: Item) {
    let row = CellRect(
      left: item.cells.left, top: row, right: item.cells.right, bottom: row + 1)
    canvas.fill(row, with: glyph, within: item.clip, upTo: item.last)
  }

  /// Writes the whole text of a bar's button, which may be wider than the button.
  private mutating func bar(_ text: String, _ item: Item) {
    let column = item.cells.left + (item.cells.width - text.cellCount) / 2
    canvas.write(
      text, column: max(column, 0), row: item.middleRow, within: item.room, upTo: item.last)
  }

  private mutating func middle(_ text: String, _ item: Item) {
    let text = text.fitting(item.cells.width)
    let column = item.cells.left + (item.cells.width - text.cellCount) / 2
    canvas.write(text, column: column, row: item.middleRow, within: item.clip, upTo: item.last)
  }

  /// Writes a text at the left edge of the box.
  private mutating func left(_ text: String, _ item: Item) {
    canvas.write(
      text.fitting(item.cells.width - 4), column: item.cells.left + 2, row: item.middleRow,
      within: item.clip, upTo: item.last)
  }

  /// Writes a text on the upper line of the box.
  private mutating func caption(_ text: String, _ item: Item) {
    guard !text.isEmpty, item.cells.width > 4 else { return }
    canvas.write(
      " \(text.fitting(item.cells.width - 4)) ", column: item.cells.left + 1, row: item.cells.top,
      within: item.clip, upTo: item.last)
  }

  /// Writes a label's text, in as many lines as its height has.
  private mutating func paintText(_ text: String, _ item: Item) {
    let indent = item.element.alignment == .inBox ? 1 : 0
    // A text that fits in points is not shortened because cells are coarser.
    let isWhole = item.view.intrinsicSize.width <= item.element.frame.width
    let width = max(isWhole ? text.cellCount : 1, item.cells.width - 2 * indent)
    let lines = text.wrapped(width, lines: max(1, item.cells.height - 1))
    let top = item.cells.top + (item.cells.height - lines.count) / 2
    for (index, line) in lines.enumerated() {
      let gap = (item.cells.width - line.cellCount) / 2
      canvas.write(
        line, column: item.cells.left + (item.element.alignment == .center ? gap : indent),
        row: top + index, within: item.room, upTo: item.last)
    }
  }
}

extension ScreenElement {
  /// The identifier, or the class without one.
  fileprivate var name: String { identifier.map { "#\($0)" } ?? className }
}

extension ScreenPainter.Item {
  fileprivate var middleRow: Int { cells.top + (cells.height - 1) / 2 }
}

extension TableViewCell {
  /// The sign of the accessory or of the selection at the right edge; nil without one.
  fileprivate var mark: String? {
    switch accessoryType {
    case .checkmark: "✓"
    case .disclosureIndicator, .detailDisclosureButton: "›"
    default: isSelected ? "◂" : nil
    }
  }
}
