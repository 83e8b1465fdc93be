@testable import LabCommands
@testable import LabKit
@testable import LabLanguage

extension SourceError {
  /// On a line of the file, at one of its Characters or just after the last.
  func lies(in file: SourceFile) -> Bool {
    guard let position, (1...file.lineCount).contains(position.line) else { return false }
    return (1...file.line(position.line).count + 1).contains(position.column)
  }
}
