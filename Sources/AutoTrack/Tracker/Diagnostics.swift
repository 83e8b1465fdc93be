/// What went on inside a tracker that its events do not tell.
public struct Diagnostics: Equatable, Sendable {
  /// What was recorded, in order.
  public private(set) var entries: [Entry] = []

  /// One thing worth knowing.
  public enum Entry: Equatable, Sendable, CustomStringConvertible {
    /// The instrument is in place.
    case installed(instrument: String)
    /// The instrument is not in place, because.
    case skipped(instrument: String, because: String)
    /// A second start changed nothing.
    case startedAgain
    /// The sink did not take an event.
    case sinkFailed(event: String, because: String)

    /// The entry in one line.
    public var description: String {
      switch self {
      case .installed(let instrument): "\(instrument): installed"
      case .skipped(let instrument, let reason): "\(instrument): skipped, because \(reason)"
      case .startedAgain: "started again, which changed nothing"
      case .sinkFailed(let event, let reason): "\(event) was not taken: \(reason)"
      }
    }
  }

  mutating func record(_ entry: Entry) {
    entries.append(entry)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One entry a line.
  public var description: String { entries.map(\.description).joined(separator: "\n") }
}
