/// Why a disk did not do what it was asked to.
public enum DiskFault: Error, Equatable, CustomStringConvertible {
  /// There is no room for more bytes.
  case full
  /// Nothing on the disk can be changed.
  case readOnly
  /// A folder stands where a file should.
  case isFolder(String)
  /// There is no such file.
  case missing(String)
  /// The machine refused, because.
  case machine(String)

  /// What is wrong, and what helps.
  public var description: String {
    switch self {
    case .full: "the disk is full; remove something from it"
    case .readOnly: "the disk is read-only; make it writable"
    case .isFolder(let path): "\(path) is a folder; move it away"
    case .missing(let path): "\(path) does not exist; make it first"
    case .machine(let reason): reason
    }
  }
}
