/// What the delivery and its store have to say besides their account.
public enum DeliveryNote: DiagnosticNote {
  /// The store did not do what it was asked to, because.
  case storeFailed(doing: String, because: StoreFault)
  /// A stored record is damaged, and is kept aside; it is not sent, because.
  case recordDamaged(Record.ID, because: String)
  /// There is no store: records are in memory alone, because.
  case noStore(because: String)
  /// The file that keeps records on the device is not as it was left.
  case storeOpened(StoreNote)
  /// So many records were not delivered; they stay, unless they were dropped.
  case notDelivered(records: Int, because: String)
  /// What is counted on the device could not be, because.
  case statisticsFailed(doing: String, because: StoreFault)
  /// What was counted has not arrived, and stays, because.
  case statisticsNotSent(because: String)

  /// The note in one line.
  public var description: String {
    switch self {
    case .storeFailed(let verb, let fault): "the store could not \(verb) records: \(fault)"
    case .recordDamaged(let id, let reason):
      "the stored record \(id) is damaged and was put aside, because \(reason)"
    case .noStore(let reason): "records are kept in memory alone, because \(reason)"
    case .storeOpened(let note): "\(note)"
    case .notDelivered(let count, let reason):
      "\(count) records were sent and not accepted, because \(reason)"
    case .statisticsFailed(let verb, let fault): "the store could not \(verb) counts: \(fault)"
    case .statisticsNotSent(let reason): "the counts were not sent, and stay: \(reason)"
    }
  }
}

extension Diagnostics.Entry {
  /// An entry of the delivery.
  public static func delivery(_ note: DeliveryNote) -> Self { .note(Note(note)) }

  /// The delivery's note, if it is one.
  public var deliveryNote: DeliveryNote? {
    guard case .note(let note) = self else { return nil }
    return note.content as? DeliveryNote
  }
}
