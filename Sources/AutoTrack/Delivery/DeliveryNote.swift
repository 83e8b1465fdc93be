public import Wording

/// The notes of the delivery and its store, besides the account.
public enum DeliveryNote: DiagnosticNote {
  /// An operation of the store failed.
  case storeFailed(doing: String, because: StoreFault)
  /// A stored record is damaged; it is quarantined and not sent.
  case recordDamaged(Record.ID, because: Sentence)
  /// The store did not open: records are kept in memory.
  case noStore(because: Sentence)
  /// The file of the store was not opened in the state in which it was left.
  case storeOpened(StoreNote)
  /// An upload of this many records failed; they stay unless they were dropped.
  case notDelivered(records: Int, because: Sentence)
  /// An operation on the stored counts failed.
  case statisticsFailed(doing: String, because: StoreFault)
  /// An upload of the counts failed; they stay.
  case statisticsNotSent(because: Sentence)

  /// The note in one line.
  public var sentence: Sentence {
    switch self {
    case .storeFailed(let verb, let fault):
      "the store could not \(Sentence(stringLiteral: verb)) records: \(fault)"
    case .recordDamaged(let id, let reason):
      "the stored record \(id) is damaged and was quarantined, because \(reason)"
    case .noStore(let reason): "records are kept in memory alone, because \(reason)"
    case .storeOpened(let note): note.sentence
    case .notDelivered(let count, let reason):
      "\(count) records were sent and not accepted, because \(reason)"
    case .statisticsFailed(let verb, let fault):
      "the store could not \(Sentence(stringLiteral: verb)) counts: \(fault)"
    case .statisticsNotSent(let reason): "the counts were not sent and are kept: \(reason)"
    }
  }
}

extension Diagnostics.Entry {
  /// Creates an entry with a note of the delivery.
  public static func delivery(_ note: DeliveryNote) -> Self { .note(Note(note)) }

  /// The delivery's note; nil for other entries.
  public var deliveryNote: DeliveryNote? {
    guard case .note(let note) = self else { return nil }
    return note.content as? DeliveryNote
  }
}
