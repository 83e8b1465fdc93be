/// The reason why a disk operation failed.
public enum DiskFault: Error, Equatable, CustomStringConvertible {
  /// The disk has no room for more bytes; remove files.
  case full
  /// The disk is read-only; make it writable.
  case readOnly
  /// The path is a folder instead of a file; move it away.
  case isFolder(String)
  /// The file does not exist; create it first.
  case missing(String)
  /// The machine refused, for this reason.
  case machine(String)

  /// A sentence with the problem and the remedy.
  public var description: String {
    switch self {
    case .full: "the disk is full; remove files from it"
    case .readOnly: "the disk is read-only; make it writable"
    case .isFolder(let path): "\(path) is a folder; move it away"
    case .missing(let path): "\(path) does not exist; create it first"
    case .machine(let reason): reason
    }
  }
}
