/// What went on inside a tracker that its events do not tell.
public struct Diagnostics: Equatable, Sendable {
  /// How many entries are kept.
  public static let limit = 1_000

  private var recent = Recent<Entry>(limit: limit)

  /// What was recorded, in order: the last ``limit`` entries.
  public var entries: [Entry] { recent.kept }

  /// How many entries are not kept any more: the oldest.
  public var droppedEntries: Int { recent.dropped }

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
    /// Several elements of a screen have one path in the default scheme (S3.7i): no error.
    case pathCollision(path: String, screen: String, elements: [String])
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
      case .pathCollision(let path, let screen, let elements):
        "\(path) on \(screen) is the path of \(elements.joined(separator: " and of "))"
      case .sinkFailed(let event, let reason): "\(event) was not taken: \(reason)"
      }
    }
  }

  mutating func record(_ entry: Entry) {
    recent.append(entry)
  }
}

extension Diagnostics: CustomStringConvertible {
  /// One entry a line, after a line for those that are not kept any more.
  public var description: String {
    let dropped = droppedEntries == 0 ? [] : ["\(droppedEntries) older entries"]
    return (dropped + entries.map(\.description)).joined(separator: "\n")
  }
}
