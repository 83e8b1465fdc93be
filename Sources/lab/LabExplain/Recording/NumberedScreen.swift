package import AutoTrack
package import LabKit
import LabLanguage
import MiniUI

/// The screen of an app with numbered elements: a drawing, and the selectors beside it.
package struct NumberedScreen {
  private let drawing: ScreenDrawing
  /// The class of the screen; nil before the first screen.
  private let title: String?
  /// The columns of the drawing of an upright screen, whose other half is for the selectors.
  private static let columns = 40
  /// The widest selector beside a drawing.
  private static let widest = 38

  /// The screen of an app in the foreground.
  package init(of session: AppSession, naming scheme: any PathScheme) {
    let screen = session.process.device.screen
    title = AppState(of: session.process).controller?.class.name
    drawing = ScreenDrawing(
      of: session.process, columns: screen.height > screen.width ? Self.columns : Self.columns * 2,
      isNumbered: true, naming: scheme)
  }

  /// The selectors of the elements that a person can operate, in the order of their numbers.
  ///
  /// An element that no selector finds alone has nil.
  package var selectors: [String?] { drawing.operable.map { $0.selector?.written } }

  /// Returns the class of the screen, the drawing, and the selectors with their numbers.
  ///
  /// Several empty rows of the drawing are one dotted row. Where the terminal has no room for the
  /// selectors beside the drawing, they follow it.
  package func lines(width terminal: Int?) -> [String] {
    let names = selectors.enumerated().map { index, selector in
      "[\(index + 1)] \(selector ?? "no selector")".printable
    }
    let drawn = Self.folded(drawing.lines)
    let width = drawn.first?.cellCount ?? 0
    let head = [(title ?? "no screen").printable]
    let isWide = terminal.map { $0 >= Self.columns + 2 + Self.widest } ?? true
    guard width <= Self.columns, isWide else { return head + drawn + names }
    // The names stand at the screen, and below it if there are more of them than rows. A name that
    // is cut there follows whole, so that it can be copied.
    return head
      + (0..<max(drawn.count, names.count)).map { row in
        let left = drawn.indices.contains(row) ? drawn[row] : String(repeating: " ", count: width)
        guard names.indices.contains(row) else { return left }
        return left + "  " + names[row].fitting(Self.widest)
      } + names.filter { $0.cellCount > Self.widest }
  }

  /// Returns the rows of a drawing with one dotted row in place of each three or more empty ones.
  private static func folded(_ rows: [String]) -> [String] {
    var folded: [String] = []
    var empty: [String] = []
    for row in rows + [""] {
      if row.hasPrefix("│"), row.allSatisfy({ $0 == "│" || $0 == " " }) {
        empty.append(row)
      } else {
        folded += empty.count > 2 ? [empty[0].replacing("│", with: "┊")] : empty
        empty = []
        folded.append(row)
      }
    }
    return folded.dropLast()
  }
}
