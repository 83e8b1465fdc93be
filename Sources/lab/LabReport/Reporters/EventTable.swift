package import AutoTrack
import LabKit
import LabLanguage

/// Captured events as a table with typed columns, for databases and spreadsheets.
///
/// `docs/events.md` describes the columns. The rows are in the order of the events.
package struct EventTable {
  private var text = Self.columns.map(\.name).joined(separator: ",") + "\r\n"

  /// A table without rows.
  package init() {}

  /// Adds an event of a scenario; the step counts from 1.
  package mutating func add(_ event: Event, scenario: String, step: Int) {
    let row = Row(event: event, properties: event.properties, scenario: scenario, step: step)
    let cells = Self.columns.map { column in column.type.cell(of: column.value(row)) }
    text += cells.joined(separator: ",") + "\r\n"
  }

  /// The table as CSV with a head (RFC 4180).
  package var csv: String { text }

  struct Row {
    let event: Event
    let properties: Properties
    let scenario: String
    let step: Int
  }

  struct Column: Sendable {
    let name: String
    let type: ColumnType
    let meaning: String
    let value: @Sendable (Row) -> Value?
  }

  /// The types of columns, under their names in SQL.
  enum ColumnType: String {
    case text = "VARCHAR"
    case integer = "BIGINT"
    case number = "DOUBLE"
    case flag = "BOOLEAN"

    /// Returns the value as a field; empty for a value of another type, and without a value.
    func cell(of value: Value?) -> String {
      switch (self, value) {
      // CSV has no spelling for NUL.
      case (.text, .string(let text)?): text.replacing("\0", with: "\u{FFFD}").quotedForCSV
      case (.integer, .double(let number)?): Int(exactly: number.value).map(String.init) ?? ""
      case (.integer, .integer?), (.number, .integer?), (.number, .double?), (.flag, .bool?):
        value.map { "\($0)" } ?? ""
      default: ""
      }
    }
  }
}

extension EventTable {
  /// The columns in their order; later versions add columns at the end.
  static let columns: [Column] = places + authors + facts + frames + [all]

  private static let places = [
    Column(name: "scenario", type: .text, meaning: "the path of the scenario") {
      .string($0.scenario)
    },
    Column(name: "step", type: .integer, meaning: "the number of the step, from 1") {
      .integer($0.step)
    },
    Column(name: "sequence", type: .integer, meaning: "the number of the event in its tracker") {
      .integer($0.event.sequence)
    },
    Column(
      name: "time", type: .integer, meaning: "milliseconds since 1970, on the device's clock"
    ) {
      .integer($0.event.time)
    },
    envelope("type", .text, "the kind of record, such as `track`"),
    Column(name: "event", type: .text, meaning: "the name; none for records of users and items") {
      $0.event.kind.isTrack ? .string($0.event.name.text) : nil
    },
  ]

  private static let authors = [
    envelope("distinct_id", .text, "the login id, or the anonymous id before a login"),
    envelope("anonymous_id", .text, "the installation"),
    envelope("login_id", .text, "the user, while one is logged in"),
    property("device_id", .text, "the id of the device"),
    property("event_session_id", .text, "the session"),
    property("app_id", .text, "the bundle identifier of the app"),
    property("app_version", .text, "the version of the app"),
    property("os_version", .text, "the version of the system"),
    property("model", .text, "the model of the device"),
    property("lib_method", .text, "`autoTrack`, or `code` for an event of the app's own code"),
  ]

  private static let facts = [
    property("screen_name", .text, "the class of the screen, or its alias"),
    property("title", .text, "the title of the screen"),
    property("url", .text, "the address of the screen or page"),
    property("referrer", .text, "the address of the previous screen"),
    property("element_type", .text, "the class of the element"),
    property("element_content", .text, "the text of the element"),
    property("element_position", .text, "the place in a list, such as `0:2`"),
    property("element_path", .text, "the path of the element"),
    property("element_view_id", .text, "the MD5 of the path in the default scheme"),
    property("element_id", .text, "the app's own id of the element"),
    property("alert_title", .text, "the title of the dialog"),
    property("alert_message", .text, "the message of the dialog"),
    Column(name: "event_duration", type: .number, meaning: "seconds on a screen or in the app") {
      $0.properties["event_duration"]
    },
    property("is_first_time", .flag, "true at the first start of the app"),
    property("is_first_day", .flag, "true on the day of the first start"),
    property("resume_from_background", .flag, "true for a return from the background"),
  ]

  private static let frames = [
    edge("x", 0, "the left edge of the element in the window, in points"),
    edge("y", 1, "the upper edge"), edge("width", 2, "the width"), edge("height", 3, "the height"),
    property("screen_width", .integer, "the width of the device's screen, in points"),
    property("screen_height", .integer, "the height of the device's screen"),
  ]

  private static let all = Column(
    name: "properties", type: .text, meaning: "all properties as a JSON object"
  ) { row in
    let members = row.properties.map { "\($0.key.jsonQuoted):\($0.value)" }
    return .string("{\(members.joined(separator: ","))}")
  }

  private static func envelope(
    _ key: String, _ type: ColumnType, _ meaning: String
  ) -> Column {
    Column(name: key, type: type, meaning: meaning) { $0.event.envelope(key) }
  }

  /// A column of a property whose key has a `$` before the name.
  private static func property(
    _ name: String, _ type: ColumnType, _ meaning: String
  ) -> Column {
    Column(name: name, type: type, meaning: meaning) { $0.properties["$\(name)"] }
  }

  private static func edge(_ name: String, _ index: Int, _ meaning: String) -> Column {
    Column(name: "element_\(name)", type: .number, meaning: meaning) { row in
      guard case .list(let frame)? = row.properties["$element_frame"], frame.count == 4
      else { return nil }
      return frame[index]
    }
  }
}
