import AutoTrack
import LabKit
import LabLanguage
import Wording

/// The promises of a store at the time of a crash.
struct Promises {
  /// The records that it promised to keep, including those forgotten since.
  private(set) var kept: Set<Record.ID> = []
  /// The kept records that a power failure may take.
  private(set) var unsynced: Set<Record.ID> = []
  /// The records that it has permanently forgotten.
  private(set) var forgotten: Set<Record.ID> = []
  /// The records that may be missing, because they were dropped or are being dropped.
  private(set) var excused: Set<Record.ID> = []
  /// The numbers of calls after which its contents may be found.
  private let states: ClosedRange<Int>
  private let calls: [StoreCall]

  /// Derives the promises from the knowledge outside of the app at a crash point.
  ///
  /// A kill takes nothing, nor does a power failure if the store syncs each call. `NORMAL` promises
  /// the calls up to the last sync of the log, and no later call without all before it.
  init(of session: RecordedSession, at point: CrashPoint) {
    calls = session.calls
    let returned = session.known(at: point.place).calls
    let isLeftToSyncs = point.crash.loss != nil && session.delivery.synchronous == .normal
    let safe = isLeftToSyncs ? min(returned, session.safeCalls(at: point.place)) : returned
    // The call in progress may be complete on the disk.
    states = safe...min(returned + 1, calls.count)
    kept = Set(calls[..<returned].flatMap(\.kept).map(\.id))
    unsynced = Set(calls[safe..<returned].flatMap(\.kept).map(\.id))
    forgotten = Set(calls[..<safe].flatMap(\.forgotten))
    for call in calls[..<states.upperBound] {
      excused.formUnion(call.dropped)
      excused.formUnion(call.forgotten.filter(session.givenUp.contains))
    }
  }

  /// Returns the numbers of calls after which the store may hold exactly these records.
  func states(holding found: Set<Record.ID>) -> [Int] {
    var state = calls[..<states.lowerBound].reduce(into: Set<Record.ID>()) { $1.apply(to: &$0) }
    // Applies the calls one by one: `filter` visits the numbers in order.
    return states.filter { count in
      if count > states.lowerBound { calls[count - 1].apply(to: &state) }
      return state == found
    }
  }
}

extension StoreCall {
  /// Applies the call to the contents of a store.
  fileprivate func apply(to state: inout Set<Record.ID>) {
    state.formUnion(kept.map(\.id))
    state.subtract(dropped)
    state.subtract(forgotten)
  }
}

/// The contents that `info_log` must have after a crash: the counts of all stored events.
///
/// Counts that a server has are not in it (docs/delivery.md). The check applies where each event is
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
    return CountTotals(rows).difference(least: least, most: most)?.text
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
