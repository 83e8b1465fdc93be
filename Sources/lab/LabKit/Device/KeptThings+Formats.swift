import AutoTrack
package import LabLanguage
import MiniUI

/// The contents of a device as one table for spreadsheets; the first column is the kind of row.
extension KeptThings {
  /// The table with a header, in the format of RFC 4180.
  package var csv: String {
    let columns =
      ["table", "app", "session", "sequence", "event", "time", "state", "eventsID", "content"]
      + StatisticsTable.columnNames + ["zone", "service", "account", "key", "value"]
    let records = [Dictionary(uniqueKeysWithValues: zip(columns, columns))] + rows
    return records.map { record in
      columns.map { (record[$0] ?? "").csvField }.joined(separator: ",") + "\r\n"
    }.joined()
  }

  private var rows: [[String: String]] {
    databases.flatMap(\.rows) + (device.map { $0.appRows + $0.keptRows } ?? [])
  }
}

extension KeptThings.Database {
  fileprivate var rows: [[String: String]] {
    let owner = bundle ?? ""
    let events = contents.events.map { event in
      [
        "table": "events", "app": owner, "session": event.record.session,
        "sequence": "\(event.record.sequence)", "event": event.record.event,
        "time": "\(event.record.time)", "state": event.stateName,
        "eventsID": event.eventsID ?? "", "content": event.text ?? event.hexText,
      ]
    }
    let statistics = contents.statistics.map { row in
      ["table": "info_log", "app": owner]
        .merging(zip(StatisticsTable.columnNames, row.cells)) { $1 }
    }
    return events + statistics
  }
}

extension DeviceState {
  fileprivate var appRows: [[String: String]] {
    installedApps.map {
      ["table": "apps", "app": $0.bundle, "key": $0.name, "value": $0.version]
    }
  }

  fileprivate var keptRows: [[String: String]] {
    keychainRows.map { row in
      [
        "table": "keychain", "zone": row[0], "service": row[1], "account": row[2], "value": row[3],
      ]
    }
      + defaultsRows.map { row in
        ["table": "defaults", "app": row[0], "key": row[1], "value": row[2]]
      }
  }
}

extension String {
  /// The text as a field, quoted if it has commas, quotes or line ends (RFC 4180, 2).
  fileprivate var csvField: String {
    utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) ? quotedForCSV : self
  }

  /// The text as a quoted field; its bytes count, as a mark can follow a quote.
  package var quotedForCSV: String {
    let quote = UInt8(ascii: "\"")
    let bytes = utf8.flatMap { $0 == quote ? [quote, quote] : [$0] }
    return "\"" + String(decoding: bytes, as: UTF8.self) + "\""
  }
}

/// The contents of a device as JSON with sorted keys.
extension KeptThings {
  package var json: PrintedJSON {
    .members([
      "databases": .list(databases.map(\.json)),
      "device": device?.json,
    ])
  }
}

extension KeptThings.Database {
  fileprivate var json: PrintedJSON {
    let (waiting, sending, batches) = queue
    return .members([
      "app": bundle.map(PrintedJSON.text),
      "events": .list(contents.events.map(\.json)),
      "info_log": .list(contents.statistics.map(\.json)),
      "path": .text(path),
      "queue": .members([
        "batches": .number(batches), "sending": .number(sending), "waiting": .number(waiting),
      ]),
    ])
  }
}

extension StoredEvent {
  /// The content as stored: as text, or in hex digits if it is not text.
  fileprivate var json: PrintedJSON {
    .members([
      "content": text.map(PrintedJSON.text),
      "contentHex": text == nil ? .text(hexText) : nil,
      "event": .text(record.event),
      "eventsID": eventsID.map(PrintedJSON.text),
      "id": .text(record.id),
      "sequence": .number(record.sequence),
      "session": .text(record.session),
      "state": .text(stateName),
      "time": .number(record.time),
    ])
  }
}

extension StatisticsRow {
  /// The columns under their names in the database (S4.5).
  fileprivate var json: PrintedJSON {
    .members([
      "btn_id": .text(element), "functionName": .text(function), "lastTime": .number(lastTime),
      "logType": .number(kind.rawValue), "num": .number(count), "remainTime": .fraction(seconds),
      "vc_id": .text(screen),
    ])
  }
}
