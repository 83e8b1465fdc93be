import AutoTrack
import LabLanguage
import LabSystem
import MiniUI

/// The contents of a device as tables for people.
extension KeptThings {
  /// Returns the lines for a terminal of a width, or of any width; long ids are shortened.
  package func lines(width: Int?) -> [String] {
    var sections = databases.flatMap { [$0.eventLines(width), $0.statisticsLines(width)] }
    if let device {
      sections =
        [device.headLines(width)] + sections
        + [device.keychainLines(width), device.defaultsLines(width)]
    }
    return Array(sections.filter { !$0.isEmpty }.joined(separator: [""]))
  }
}

extension KeptThings.Database {
  fileprivate func eventLines(_ width: Int?) -> [String] {
    let (waiting, sending, batches) = queue
    let parts = "\(waiting) waiting, \(sending) sending, spilled batches: \(batches)"
    let head = "\(contents.events.count.counted("event"))\(owner): \(parts)"
    guard !contents.events.isEmpty else { return [head] }
    let rows = contents.events.map { event in
      [
        event.record.session.short, "\(event.record.sequence)", event.record.event, event.timeText,
        event.stateName, event.eventsID?.short ?? "", "\(event.record.content.count)",
      ]
    }
    let heading = ["run", "sequence", "event", "time", "state", "batch", "bytes"]
    return [head] + TextTable([heading] + rows, indent: 2).lines(width: width)
  }

  fileprivate func statisticsLines(_ width: Int?) -> [String] {
    let rows = contents.statistics.map(\.cells)
    guard !rows.isEmpty else { return [] }
    let table = TextTable([StatisticsTable.columnNames] + rows, indent: 2)
    return ["info_log\(owner)"] + table.lines(width: width)
  }

  private var owner: String { " of \(bundle ?? path)" }
}

extension StatisticsRow {
  var cells: [String] {
    ["\(kind.rawValue)", screen, element, function, "\(count)", secondsText, "\(lastTime)"]
  }

  /// The shortest text that reads back, as in events: `2` instead of `2.0`.
  private var secondsText: String { (Value(seconds) ?? 0).description }
}

extension DeviceState {
  fileprivate func headLines(_ width: Int?) -> [String] {
    let apps = installedApps.map { [$0.bundle, $0.name, $0.version] }
    return [
      "\(model), iOS \(osVersion), seed \(seed)",
      "\(time.iso8601), on for \(uptime.secondsText) s, processes started: \(startedProcesses)",
    ] + TextTable(apps, indent: 2).lines(width: width)
  }

  fileprivate func keychainLines(_ width: Int?) -> [String] {
    table("keychain", ["zone", "service", "account", "text"], keychainRows, width)
  }

  fileprivate func defaultsLines(_ width: Int?) -> [String] {
    table("defaults", ["app", "key", "value"], defaultsRows, width)
  }

  private func table(
    _ name: String, _ heading: [String], _ rows: [[String]], _ width: Int?
  ) -> [String] {
    guard !rows.isEmpty else { return [] }
    return [name] + TextTable([heading] + rows, indent: 2, widest: 72).lines(width: width)
  }

  /// The rows of zone, service, account and text, sorted.
  var keychainRows: [[String]] {
    keychain.sorted { $0.key < $1.key }.flatMap { zone, services in
      services.sorted { $0.key < $1.key }.flatMap { service, accounts in
        accounts.sorted { $0.key < $1.key }.map { [zone, service, $0, $1] }
      }
    }
  }

  /// The rows of bundle, key and value, sorted.
  var defaultsRows: [[String]] {
    defaults.sorted { $0.key < $1.key }.flatMap { bundle, values in
      values.sorted { $0.key < $1.key }.map { [bundle, $0, $1] }
    }
  }
}

extension String {
  /// The beginning of a long id, which is enough to tell it apart.
  fileprivate var short: String { count > 12 ? prefix(8) + "…" : self }
}

extension StoredEvent {
  /// The state: `sending` or `waiting`.
  var stateName: String { isSending ? "sending" : "waiting" }

  /// The time of the event on the device's clock.
  fileprivate var timeText: String { Instant(millisecondsSince1970: record.time).iso8601 }

  /// The content, if it is text.
  package var text: String? {
    record.content.first == UInt8(ascii: "{")
      ? String(validating: record.content, as: UTF8.self) : nil
  }

  /// The content in hex digits.
  var hexText: String {
    record.content.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
