/// A note about the opening of a file.
public enum StoreNote: Equatable, Sendable, CustomStringConvertible {
  /// The file was damaged and was renamed; `rescued` of its events were readable and are kept.
  case quarantined(as: String, because: String, rescued: Int)
  /// The file had an older version.
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
