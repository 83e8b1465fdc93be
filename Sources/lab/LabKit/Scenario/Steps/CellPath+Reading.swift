import LabLanguage
import MiniUI

extension CellPath {
  /// Reads `"section:row"`, both counted from 0.
  static let reader: Reader<CellPath> = Reader<String>.string.map(
    to: Noun(one: "a section and a row such as '0:2'", many: "places of rows")
  ) { CellPath($0) }

  /// Nil unless the text is two plain numbers separated by a colon.
  private init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let areNumbers = parts.allSatisfy { part in
      !part.isEmpty && part.unicodeScalars.allSatisfy { ("0"..."9").contains($0) }
    }
    guard areNumbers, parts.count == 2, let section = Int(parts[0]), let row = Int(parts[1]) else {
      return nil
    }
    self.init(section: section, row: row)
  }
}
