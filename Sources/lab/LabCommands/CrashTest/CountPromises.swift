import AutoTrack
import LabKit
import LabLanguage

/// The contents that `info_log` must have after a crash: the counts of all stored events.
///
/// Counts that a server has are not in it (docs/crashes.md). The check applies where each event is
/// stored at once, together with its counts.
struct CountPromises {
  private let calls: [StoreCall]
  /// The row that each record counts; records that count nothing are absent.
  private let told: [Record.ID: StatisticsRow]

  /// Nil where counts and stored events may differ.
  ///
  /// They may with events in memory, with a daily cap, which drops events and keeps counts, and
  /// with an encoding other than JSON, which is decoded here.
  init?(of session: RecordedSession) {
    let delivery = session.delivery
    guard delivery.statistics != nil, delivery.cache == .writeThrough, delivery.dailyCap == nil,
      delivery.encoding != .protobuf
    else { return nil }
    calls = session.calls
    told = Dictionary(
      calls.flatMap { $0.told + $0.refused }.compactMap { record in
        StatisticsRow(toldBy: record).map { (record.id, $0) }
      }
    ) { first, _ in first }
  }

  /// Returns a wrong count after a number of calls, as a fact; nil if all are right.
  ///
  /// An end in the foreground counts without an event. Records that the store refused may have
  /// reached a server from memory, and count later.
  func difference(in rows: [StatisticsRow], after count: Int) -> String? {
    let made = calls[..<count]
    let stored = Set(made.flatMap(\.told).map(\.id))
    var least = CountTotals(stored.compactMap { told[$0] })
    least.add(made.flatMap(\.counted).filter { $0.kind == .background })
    least.add(made.flatMap(\.reported), times: -1)
    // Refused records may be counted or not.
    var most = least
    most.add(
      Set(made.flatMap(\.refused).map(\.id)).subtracting(stored).compactMap { told[$0] })
    return CountTotals(rows).difference(least: least, most: most)
  }
}

extension StatisticsRow {
  /// The row that a record in JSON counts; nil if it counts nothing.
  fileprivate init?(toldBy record: Record) {
    guard let file = try? SourceFile(name: record.id, bytes: record.content),
      case .object(let members)? = try? JSON5.parseNode(of: file).value,
      case .object(let properties)? = members.first(where: { $0.key == "properties" })?.value.value
    else { return nil }
    self.init(toldBy: record.event) { name in
      properties.first { $0.key == name }?.value.simpleValue
    }
  }
}

extension Node {
  /// A text or a number; nil for any other value.
  fileprivate var simpleValue: AutoTrack.Value? {
    switch value {
    case .string(let text): .string(text)
    case .number(let number): number.eventValue
    default: nil
    }
  }
}
