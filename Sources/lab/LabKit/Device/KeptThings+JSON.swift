import AutoTrack
package import LabLanguage
import MiniUI

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
