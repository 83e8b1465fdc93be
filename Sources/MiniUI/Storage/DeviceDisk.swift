/// The files that apps keep on a device, by path: in memory, or really in a folder of the machine.
///
/// In memory a disk can be full, read-only and watched write by write; a file's size and order are
/// then the same in every run. Nothing here touches a file of the machine: who gives the folder
/// does. Paths have no slash in front: `apps/com.example.shop/Library/Caches`.
public final class DeviceDisk {
  /// Where the files really are; nil keeps them in memory.
  public let folder: (any MachineFolder)?
  /// How many bytes fit into memory; nil is without end.
  public var capacity: Int?
  /// Whether nothing can be changed.
  public var isReadOnly = false
  /// Hears of every change of a file's bytes or place, in order, before it is made.
  ///
  /// What it throws at is not done, as if the power had gone; what fails is not told. Whoever opens
  /// files in a folder of the machine tells it with ``tell(_:)``, if it is there by then. It may
  /// end the program, but not the simulated process.
  public var observer: ((DiskOperation) throws(DiskFault) -> Void)?
  private var files: [String: DiskFile] = [:]
  private var locked: Set<String> = []
  private var users: [WeakUser] = []

  /// An empty disk in memory, or what is in a folder of the machine.
  public init(in folder: (any MachineFolder)? = nil) {
    self.folder = folder
  }

  /// The paths of the files in memory, sorted.
  public var paths: [String] { files.keys.sorted() }

  /// How many bytes the files in memory have.
  public var used: Int { files.values.reduce(0) { $0 + $1.bytes.count } }

  /// A file in memory.
  public func file(at path: String) -> DiskFile? { files[path] }

  /// What stands at a path.
  public func entry(at path: String) -> DiskEntry? {
    if let folder { return folder.entry(at: path) }
    if files[path] != nil { return .file }
    let prefix = path + "/"
    return files.keys.contains { $0.hasPrefix(prefix) } ? .folder : nil
  }

  /// Whether somebody outside of the simulation holds a file.
  public func isLocked(_ path: String) -> Bool { locked.contains(path) }

  /// Lets somebody outside of the simulation take hold of a file, or let go of it.
  public func setLocked(_ isLocked: Bool, _ path: String) {
    if isLocked { locked.insert(path) } else { locked.remove(path) }
  }

  /// The same bytes on another disk in memory, which nobody uses or watches.
  public func copy() -> DeviceDisk {
    let copy = DeviceDisk()
    copy.capacity = capacity
    copy.files = files.mapValues { DiskFile(at: $0.path, $0.bytes) }
    return copy
  }

  /// Puts a file in its place in memory.
  func link(_ file: DiskFile) { files[file.path] = file }

  /// Takes a file out of its place in memory; who has it open can go on.
  func unlink(_ path: String) { files[path] = nil }
}

/// Who has files open.
extension DeviceDisk {
  private struct WeakUser {
    weak let user: (any DiskUser)?
  }

  /// Tells a user when the process ends in which it runs.
  public func add(_ user: any DiskUser) {
    users.removeAll { $0.user == nil }
    users.append(WeakUser(user: user))
  }

  /// Tells a user nothing more.
  public func remove(_ user: any DiskUser) {
    users.removeAll { $0.user == nil || $0.user === user }
  }

  /// The processes that have files open below a folder have ended.
  func endUse(below folder: String) {
    for user in users.compactMap(\.user) where user.path.hasPrefix(folder + "/") {
      remove(user)
      user.processEnded()
    }
  }
}
