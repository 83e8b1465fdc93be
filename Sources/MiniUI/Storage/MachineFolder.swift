/// A folder of the machine that keeps a device's files after the run; paths are relative to it.
public protocol MachineFolder: AnyObject {
  /// The path of the folder on the machine.
  var path: String { get }
  /// Returns the kind of entry at a path; nil if absent.
  func entry(at path: String) -> DiskEntry?
  /// Creates a folder and its parents.
  func makeFolder(_ path: String) throws(DiskFault)
  /// Moves a file, replacing the file at the target.
  func rename(_ path: String, to place: String) throws(DiskFault)
  /// Removes a file, or a folder with its content; reports failures itself.
  func remove(_ path: String)
}
