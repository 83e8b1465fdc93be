import AutoTrack

/// Which event of a fleet each record of a device is of, by what the app's SDK says of it.
final class RecordIndex {
  private let book: EventBook
  /// The events of records that were stored, by the records' ids.
  private var stored: [Record.ID: Int] = [:]
  /// The events of the current launch, by their sequences; nil for those of no page.
  private var captured: [Int?] = []

  /// Enters in a book what is captured and stored.
  init(_ book: EventBook) { self.book = book }

  /// Another launch counts its events from 1.
  func beginLaunch() { captured = [] }

  /// Notes what a tracker has captured; the app's own events are no pages'.
  func noteCaptured(_ event: borrowing Event) {
    guard case .integer(let number)? = event.details[EventMark.key] else { return }
    let missing = event.sequence + 1 - captured.count
    if missing > 0 { captured += repeatElement(nil, count: missing) }
    captured[event.sequence] = number
    book.capture(number)
  }

  /// Notes what is on the disk.
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

/// Where the events of a launch go besides the delivery.
final class FleetSink: EventSink {
  private let index: RecordIndex

  /// Notes events in an index.
  init(_ index: RecordIndex) { self.index = index }

  func receive(_ event: consuming Event) { index.noteCaptured(event) }
}
