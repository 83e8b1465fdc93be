/// What can stand at a path of a disk.
public enum DiskEntry: Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
}
