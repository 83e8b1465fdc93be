package import AutoTrack
package import LabKit
import LabLanguage
package import MiniUI

/// A drawing of the visible screen with box characters; it retains no object of the app.
///
/// A row is twice as high as a column is wide, as terminal cells are. Hidden views and views behind
/// others are left out.
package struct ScreenDrawing: Equatable {
  /// The visible elements, back to front.
  package let elements: [ScreenElement]
  /// The visible elements that a person can operate, from top to bottom and left to right.
  package let operable: [ScreenElement]
  /// The marked points of the screen, such as that of a tap.
  package var marks: [Point] = []
  private let canvas: ScreenCanvas
  private let scale: CellScale
  /// The text input that the keyboard writes to, in words; nil without a keyboard.
  private let input: String?

  /// Draws the visible windows of a process, which are laid out before.
  ///
  /// - Parameters:
  /// - process: A running process.
  /// - columns: The width with the screen's edge; at least 20.
  /// - isNumbered: True to number the elements of ``operable``, from 1.
  /// - scheme: The scheme of paths; without it, elements have neither paths nor selectors.
  package init(
    of process: AppProcess, columns: Int = 80, isNumbered: Bool = false,
    naming scheme: (any PathScheme)? = nil
  ) {
    let scale = CellScale(of: process.device.screen, columns: max(columns, 20) - 2)
    var painter = ScreenPainter(ScreenContents(of: process), scale)
    var all = painter.shown
    if let scheme {
      let names = ElementNames(in: process)
      for index in all.indices {
        all[index].element.path = scheme.path(of: all[index].view)
        all[index].element.selector = names.selector(of: all[index].view, all[index].element)
      }
    }
    let order = all.indices.filter { all[$0].element.isOperable }.sorted { left, right in
      let (first, second) = (all[left].element.frame, all[right].element.frame)
      return (first.minY, first.minX, left) < (second.minY, second.minX, right)
    }
    painter.paint()
    if isNumbered { painter.number(order.map { all[$0] }) }
    elements = all.map(\.element)
    operable = order.map { all[$0].element }
    canvas = painter.canvas
    self.scale = scale
    input = Self.input(of: process)
  }

  private static func input(of process: AppProcess) -> String? {
    guard let view = process.application.firstResponder as? View,
      view.isa.implementer(of: SelectorID(.`insertText:`)) != nil
    else { return nil }
    return "\(ViewSummary(of: view, showingText: false))"
  }

  /// The lines of the drawing, each of the width in terminal cells.
  ///
  /// Below the screen there is a line for the keyboard, if a text input has it.
  package var lines: [String] {
    var canvas = canvas
    for mark in marks {
      let (column, row) = scale.cell(at: mark)
      canvas.write(
        "\(Self.mark)", column: column, row: row, within: canvas.bounds, upTo: .max)
    }
    let edge = String(repeating: "─", count: canvas.width)
    return ["╭\(edge)╮"] + canvas.lines.map { "│\($0)│" } + ["╰\(edge)╯"] + keyboard
  }

  package static let mark: Character = "╳"

  private var keyboard: [String] {
    guard let input else { return [] }
    let text = " keyboard: types into \(input) ".fitting(canvas.width)
    let rest = String(repeating: "─", count: canvas.width - text.cellCount)
    return ["└\(text)\(rest)┘"]
  }
}

/// The conversion of points on a screen to terminal cells.
struct CellScale: Equatable {
  private let screen: Rect
  private let column: Double
  let columns: Int
  let rows: Int

  init(of screen: Rect, columns: Int) {
    self.screen = screen
    self.columns = columns
    column = max(screen.width, 1) / Double(columns)
    rows = max(1, Int((screen.height / (2 * column)).rounded()))
  }

  /// Returns the cells of a rectangle, at least one in each direction.
  func cells(of rect: Rect) -> CellRect {
    let (left, right) = (x(rect.minX), x(rect.maxX))
    let (top, bottom) = (y(rect.minY), y(rect.maxY))
    return CellRect(
      left: left, top: top, right: max(right, left + 1), bottom: max(bottom, top + 1))
  }

  func cell(at point: Point) -> (column: Int, row: Int) {
    (
      Int(Self.whole(((point.x - screen.minX) / column).rounded(.down))),
      Int(Self.whole(((point.y - screen.minY) / (2 * column)).rounded(.down)))
    )
  }

  private func x(_ x: Double) -> Int { Int(Self.whole(((x - screen.minX) / column).rounded())) }

  private func y(_ y: Double) -> Int {
    Int(Self.whole(((y - screen.minY) / (2 * column)).rounded()))
  }

  /// Limits a number to cells that can be counted.
  private static func whole(_ number: Double) -> Double {
    number.isFinite ? min(max(number, -1e6), 1e6) : 0
  }
}
