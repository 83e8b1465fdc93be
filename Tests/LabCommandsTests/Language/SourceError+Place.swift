@testable import LabLanguage

extension SourceError {
  /// Returns true if the position is on a line, at a Character or just after the last one.
  func lies(in file: SourceFile) -> Bool {
    guard let position, (1...file.lineCount).contains(position.line) else { return false }
    return (1...file.line(position.line).count + 1).contains(position.column)
  }
}
