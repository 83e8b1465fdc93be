/// The files of a device's apps by path, in memory or in a folder of the machine.
///
/// A disk in memory can be full, read-only and observed write by write; file sizes and order are
/// the same in every run. This class itself accesses no file of the machine, the `folder` object
/// does. Paths have no leading slash: `apps/com.example.shop/Library/Caches`.
public final class DeviceDisk {
  /// The machine's folder that contains the files; nil for files in memory.
  public let folder: (any MachineFolder)?
  /// The capacity in memory, in bytes; nil for no limit.
  public var capacity: Int?
  /// True if the disk rejects changes.
  public var isReadOnly = false
  /// Called before each change of a file's bytes or path, in order.
  ///
  /// If it throws, the change is not made, as after a loss of power; changes that fail are not
  /// reported. Code that opens files in the machine's folder reports its changes itself, with
  /// ``report(_:)``. The observer may end the program, but not the simulated process.
  public var observer: ((DiskOperation) throws(DiskFault) -> Void)?
  @safe @exclusivity(unchecked) private var files: [String: DiskFile] = [:]
  @safe @exclusivity(unchecked) private var locked: Set<String> = []
  private var users: [WeakUser] = []

  /// Makes an empty disk in memory, or a disk over a folder of the machine.
  public init(in folder: (any MachineFolder)? = nil) {
    self.folder = folder
  }

  /// The paths of the files in memory, sorted.
  public var paths: [String] { files.keys.sorted() }

  /// The size of all files in memory, in bytes.
  public var used: Int { files.values.reduce(0) { $0 + $1.bytes.count } }

  /// Returns a file in memory.
  public func file(at path: String) -> DiskFile? { files[path] }

  /// Returns the kind of entry at a path; nil if absent.
  public func entry(at path: String) -> DiskEntry? {
    if let folder { return folder.entry(at: path) }
    if files[path] != nil { return .file }
    let prefix = path + "/"
    return files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
  }

  /// True if a lock from outside the simulation holds the file.
  public func isLocked(_ path: String) -> Bool { locked.contains(path) }

  /// Locks or unlocks a file from outside the simulation.
  public func setLocked(_ isLocked: Bool, _ path: String) {
    if isLocked { locked.insert(path) } else { locked.remove(path) }
  }

  /// Copies the files in memory to another disk without users or observer.
  public func copy() -> DeviceDisk {
    let copy = DeviceDisk()
    copy.capacity = capacity
    copy.files = files.mapValues { DiskFile(at: $0.path, $0.bytes) }
    return copy
  }

  func link(_ file: DiskFile) { files[file.path] = file }

  /// Removes a path from the files in memory; open handles stay valid.
  func unlink(_ path: String) { files[path] = nil }
}

/// The users of open files.
extension DeviceDisk {
  private struct WeakUser {
    weak let user: (any DiskUser)?
  }

  /// Registers a user, to be notified of the end of its process.
  public func add(_ user: any DiskUser) {
    users.removeAll { $0.user == nil }
    users.append(WeakUser(user: user))
  }

  /// Unregisters a user.
  public func remove(_ user: any DiskUser) {
    users.removeAll { $0.user == nil || $0.user === user }
  }

  func endUse(below folder: String) {
    for user in users.compactMap(\.user) where user.path.hasPrefix(folder + "/") {
      remove(user)
      user.processEnded()
    }
  }
}

/// A user of an open file, which must release it when its process ends.
public protocol DiskUser: AnyObject {
  /// The path of the file.
  var path: String { get }
  /// Called when the process was killed; the user must not write any more.
  func processEnded()
}

/// The kinds of entries on a disk.
public enum DiskEntry: Sendable {
  /// A file.
  case file
  /// A folder.
  case folder
}

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
