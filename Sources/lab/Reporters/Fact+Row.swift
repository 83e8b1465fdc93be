extension Difference.Fact {
  /// The width of the column of subjects: `$AppViewScreen` and its like fit, others widen a row.
  private static let subjectColumn = 14

  /// As a terminal shows it: the subject in its column, and what is said of it.
  var row: String {
    guard !details.isEmpty else { return subject.printable }
    let padding = String(repeating: " ", count: max(0, Self.subjectColumn - subject.count))
    return ([subject + padding] + details).joined(separator: "  ").printable
  }
}
