import AutoTrack

/// A map from the records of a device to the events of the fleet.
final class RecordIndex {
  private let book: EventBook
  /// The events of stored records, by record id.
  private var stored: [Record.ID: Int] = [:]
  /// The events of the current launch, by their sequences; nil for those of no page.
  private var captured: [Int?] = []

  /// An index that notes captured and stored events in a book.
  init(_ book: EventBook) { self.book = book }

  /// Another launch counts its events from 1.
  func beginLaunch() { captured = [] }

  /// Notes an event that the tracker captured; events of the app itself have no mark.
  func noteCaptured(_ event: borrowing Event) {
    guard case .integer(let number)? = event.details[EventMark.key] else { return }
    let missing = event.sequence + 1 - captured.count
    if missing > 0 { captured += repeatElement(nil, count: missing) }
    captured[event.sequence] = number
    book.capture(number)
  }

  /// Notes a record on the disk.
  func noteStored(_ record: Record) {
    guard let number = EventMark.events(in: record.content).first else { return }
    stored[record.id] = number
    book.store(number)
  }

  private func event(of sequence: Int) -> Int? {
    captured.indices.contains(sequence) ? captured[sequence] : nil
  }

  /// The events of records that were dropped; one that was never stored is of this launch.
  func events(of ids: [Record.ID]) -> [Int] {
    ids.compactMap { id in
      if let number = stored[id] { return number }
      return id.split(separator: "-").last.flatMap { Int($0) }.flatMap(event(of:))
    }
  }
}

/// The sink for the events of a launch.
final class FleetSink: EventSink {
  private let index: RecordIndex

  init(_ index: RecordIndex) { self.index = index }

  func receive(_ event: consuming Event) { index.noteCaptured(event) }
}
