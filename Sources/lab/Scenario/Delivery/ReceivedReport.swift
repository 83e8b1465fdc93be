package import AutoTrack

/// What a server or a cloud store was told of somebody's counts, or was asked for (S4.6).
package struct ReceivedReport: Equatable, Sendable {
  /// What a cloud store does with the record of a user.
  package enum Act: String, CaseIterable, Sendable {
    /// It is looked up; there may be none.
    case lookedUp
    /// There was none.
    case created
    /// There was one, which has the sum from then on.
    case updated
  }

  /// What was done with the user's record; nil where a server took the report.
  package let record: Act?
  /// The payload by name, but for its rows; of a record that is looked up, `userid` alone.
  package let members: [String: Value]
  /// The rows, by the names of their columns.
  package let rows: [[String: Value]]

  /// Whose counts they are.
  package var user: String {
    if case .string(let user)? = members["userid"] { user } else { "" }
  }

  /// In one line: `created  of 0  3 rows`.
  package var summary: String {
    [record?.rawValue, "of \(user)", record == .lookedUp ? nil : rows.count.counted("row")]
      .compactMap(\.self).joined(separator: "  ")
  }

  /// A report that was taken, with what was done with the user's record.
  init(_ record: Act?, members: [String: Value], rows: [[String: Value]]) {
    (self.record, self.members, self.rows) = (record, members, rows)
  }

  /// A record that was looked up.
  init(lookingUp user: String) {
    self.init(.lookedUp, members: ["userid": .string(user)], rows: [])
  }
}
