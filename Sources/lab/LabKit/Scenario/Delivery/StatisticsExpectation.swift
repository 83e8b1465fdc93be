package import AutoTrack
package import LabLanguage
package import Wording

/// An expected row of `info_log`: some of its columns (S4.5).
package struct StatisticsExpectation: FormatValue, Sendable {
  /// The columns by name, each with its place in the file.
  package let columns: [Entry<PropertyExpectation>]

  package static let reader: Reader<StatisticsExpectation> = .object(
    Noun(one: "a row of counts", many: "rows of counts"),
    Fields(
      Fields.expectations([
        ("logType", kind, "1 launch or foreground, 2 click, 3 cell, 4 screen time, 5 background."),
        ("vc_id", .text, "The class of the screen; `\"\"` for none."),
        ("btn_id", .text, "The element's id, else its content, else its view id."),
        ("functionName", .text, "The selector of the latest action."),
        ("num", .count, "The count."),
        ("remainTime", .number, "The time in seconds."),
        ("lastTime", .count, "The time of the last one, in milliseconds since 1970."),
      ]), make: StatisticsExpectation.init))

  private static let kind: Reader<PropertyExpectation> =
    Reader<Int>.integer(in: 0...5).map { .equals(.integer($0)) }
}

/// An expected report of counts to a server or a cloud store (S4.6).
package struct ReportExpectation: FormatValue, Sendable {
  /// The operation on the user's record; nil for a report to a server.
  package let record: Located<ReceivedReport.Act>?
  /// Some members of the payload, by name.
  package let members: [Entry<PropertyExpectation>]
  /// All of its rows; nil allows any.
  package let list: Located<[Located<StatisticsExpectation>]>?

  package static let reader: Reader<ReportExpectation> = .object(
    Noun(one: "a report of counts", many: "reports of counts"),
    Fields.optional(
      "record", Reader<ReceivedReport.Act>.word.located,
      "The cloud store's operation on the user's record; a server has none."),
    Fields.expectations([
      ("userid", .text, "The login id; `\"0\"` for no user."),
      ("productName", .text, "The product's name."),
      ("productID", .text, "The product's id."),
      ("version", .text, "The app's version."),
      ("osVersion", .text, "The system's version with one decimal."),
      ("osDeviceType", .text, "The hardware model."),
      ("networkType", .text, "The phone's network: `\"WIFI\"`."),
      ("isp", .text, "The operator of the mobile network; `\"\"` for none."),
      ("gps", .text, "`latitude,longitude`; `\"\"` if it is unknown."),
    ]),
    Fields.optional(
      "list",
      Reader<[Located<StatisticsExpectation>]>.array(of: StatisticsExpectation.reader.located)
        .located, "Exactly its rows, or those of the record, in order."),
    make: ReportExpectation.init)
}

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
  package var summary: Sentence {
    switch record {
    case nil: "of \(user)  \(rows.count, "row")"
    case .lookedUp?: "\(Act.lookedUp.rawValue)  of \(user)"
    case let act?: "\(act.rawValue)  of \(user)  \(rows.count, "row")"
    }
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

extension Fields where Value == [Entry<PropertyExpectation>] {
  /// Declares optional keys, each with an expectation of the value of that name.
  static func expectations(
    _ keys: [(name: String, reader: Reader<PropertyExpectation>, meaning: String)]
  ) -> Fields {
    .list(
      keys.map { key in
        Fields<Located<PropertyExpectation>?>
          .optional(key.name, key.reader.located, key.meaning)
          .map { read in
            read.map { Entry(key: Located(key.name, at: $0.range), value: $0.value) }
          }
      })
  }
}

extension Reader where Value == PropertyExpectation {
  fileprivate static var text: Reader {
    .either(Reader<String>.string.map { .equals(.string($0)) }, PropertyExpectation.matcher)
  }

  fileprivate static var number: Reader {
    let number = Reader<Double>.number.map(to: "number") {
      AutoTrack.Value($0).map { PropertyExpectation.equals($0) }
    }
    return .either(number, PropertyExpectation.matcher)
  }

  /// Reads a whole number of at least 0, or a matcher.
  fileprivate static var count: Reader { PropertyExpectation.count }
}
