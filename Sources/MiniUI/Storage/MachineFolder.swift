/// A folder of the machine that keeps a device's files beyond the run; paths count from it.
public protocol MachineFolder: AnyObject {
  /// Where it is on the machine.
  var path: String { get }
  /// What stands at a path.
  func entry(at path: String) -> DiskEntry?
  /// Makes a folder and those around it.
  func makeFolder(_ path: String) throws(DiskFault)
  /// Gives a file another place, and removes what is there.
  func rename(_ path: String, to place: String) throws(DiskFault)
  /// Removes a file or a folder with all that is in it; it reports by itself what it cannot remove.
  func remove(_ path: String)
}
