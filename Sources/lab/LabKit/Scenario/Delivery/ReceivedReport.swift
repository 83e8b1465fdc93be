package import AutoTrack
import LabLanguage

/// A report of counts received by a server, or a request to a cloud store (S4.6).
package struct ReceivedReport: Equatable, Sendable {
  /// An operation of a cloud store on a user's record.
  package enum Act: String, CaseIterable, Sendable {
    /// A lookup, successful or not.
    case lookedUp
    /// The creation of a new record.
    case created
    /// The update of an existing record to the new sum.
    case updated
  }

  /// The operation on the user's record; nil if a server received the report.
  package let record: Act?
  /// The payload by name, without its rows; for a lookup, `userid` alone.
  package let members: [String: Value]
  /// The rows, by column name.
  package let rows: [[String: Value]]

  /// The user whose counts they are.
  package var user: String {
    if case .string(let user)? = members["userid"] { user } else { "" }
  }

  /// One line: `created  of 0  3 rows`.
  package var summary: String {
    [record?.rawValue, "of \(user)", record == .lookedUp ? nil : rows.count.counted("row")]
      .compactMap(\.self).joined(separator: "  ")
  }

  /// A received report, with the operation on the user's record.
  init(_ record: Act?, members: [String: Value], rows: [[String: Value]]) {
    (self.record, self.members, self.rows) = (record, members, rows)
  }

  /// A lookup of a record.
  init(lookingUp user: String) {
    self.init(.lookedUp, members: ["userid": .string(user)], rows: [])
  }
}
