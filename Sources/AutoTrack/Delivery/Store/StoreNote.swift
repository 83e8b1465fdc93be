/// What became of a file when it was opened.
public enum StoreNote: Equatable, Sendable, CustomStringConvertible {
  /// It was damaged and has another name now; so many of its events could be read and are kept on.
  case quarantined(as: String, because: String, rescued: Int)
  /// An older version had written it.
  case migrated(from: Int)

  /// The note in one line.
  public var description: String {
    switch self {
    case .quarantined(let path, let reason, let rescued):
      "the database was damaged (\(reason)) and is now \(path); \(rescued) of its events were read"
    case .migrated(let version):
      "the database had version \(version) and now has \(StoreSchema.version)"
    }
  }
}
