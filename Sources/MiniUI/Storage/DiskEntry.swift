/// The kinds of entries on a disk.
public enum DiskEntry: Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
}
