import LabLanguage

extension Difference.Fact {
  /// The width of the column of subjects; it fits `$AppViewScreen`, longer ones widen their row.
  private static let subjectColumn = 14

  /// The fact as a terminal row: the subject in its column, then the details.
  var row: String {
    guard !details.isEmpty else { return subject.printable }
    let padding = String(repeating: " ", count: max(0, Self.subjectColumn - subject.count))
    return ([subject + padding] + details).joined(separator: "  ").printable
  }
}
