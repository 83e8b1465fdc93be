import LabKit
package import LabLanguage
import MiniUI

extension ScreenDrawing {
  /// The visible elements as JSON, back to front.
  package var json: PrintedJSON { .list(elements.map(\.json)) }
}

extension ScreenElement {
  fileprivate var json: PrintedJSON {
    .members([
      "kind": .text(kind.word), "class": .text(className), "text": text.map(PrintedJSON.text),
      "identifier": identifier.map(PrintedJSON.text),
      "frame": frame.json,
      "enabled": isEnabled ? nil : .flag(false), "operable": .flag(isOperable),
      "path": path.isEmpty ? nil : .text(path), "selector": selector.map(\.json),
    ])
  }
}
