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
    /// The instrument sees nothing of an object, named by its class, because.
    case notHooked(instrument: String, object: String, because: String)
    /// A second start changed nothing.
    case startedAgain
    /// No path scheme has that name; the default scheme writes `$element_path`.
    case unknownScheme(name: String, known: [String])
    /// The sink did not take an event.
    case sinkFailed(event: String, because: String)

    /// The entry in one line.
    public var description: String {
      switch self {
      case .installed(let instrument): "\(instrument): installed"
      case .skipped(let instrument, let reason): "\(instrument): skipped, because \(reason)"
      case .notHooked(let instrument, let object, let reason):
        "\(instrument): not for a delegate of class \(object), because \(reason)"
      case .startedAgain: "started again, which changed nothing"
      case .unknownScheme(let name, let known):
        "no scheme is called '\(name)', the default is used; there are "
          + known.map { "'\($0)'" }.joined(separator: ", ")
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
