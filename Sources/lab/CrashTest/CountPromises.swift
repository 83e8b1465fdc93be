import AutoTrack

/// What `info_log` holds when a session breaks off: what the events tell that were ever stored, but
/// for what a server has (docs/crashes.md).
///
/// That is demanded where each event is stored as it comes, with what it counts.
struct CountPromises {
  private let calls: [StoreCall]
  /// What the records count; one that counts nothing is not in it.
  private let told: [Record.ID: StatisticsRow]

  /// Nil where counts and stored events may differ: where events wait in memory, where a cap takes
  /// events and no counts, and where events are not written as JSON, which is read here.
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

  /// What is not counted as it has to be after so many calls; nil if all is.
  ///
  /// An end in the foreground is counted without an event. What the store has refused may have
  /// reached a server from memory, and is counted later.
  func difference(in rows: [StatisticsRow], after count: Int) -> String? {
    let made = calls[..<count]
    let stored = Set(made.flatMap(\.told).map(\.id))
    var least = CountTotals(stored.compactMap { told[$0] })
    least.add(made.flatMap(\.counted).filter { $0.kind == .background })
    least.add(made.flatMap(\.reported), times: -1)
    var most = least
    most.add(
      Set(made.flatMap(\.refused).map(\.id)).subtracting(stored).compactMap { told[$0] })
    return CountTotals(rows).difference(least: least, most: most)
  }
}

extension StatisticsRow {
  /// What a record in JSON counts; nil for one that counts nothing.
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
  /// A text or a number; nil for everything else.
  fileprivate var simpleValue: AutoTrack.Value? {
    switch value {
    case .string(let text): .string(text)
    case .number(let number): number.eventValue
    default: nil
    }
  }
}
