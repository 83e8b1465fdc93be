import LabLanguage
package import LabSystem
package import MiniUI

/// A folder that keeps a device between runs: `device.json`, and the files of its apps.
///
/// It is locked against other processes while this object lives.
package final class DeviceFolder {
  /// The path as given on the command line.
  package let path: String
  /// The device as read; nil in a new folder.
  package let kept: DeviceState?
  let files: DiskFolder
  private let lock: FolderLock
  private let disk: Disk

  /// The names of the folder; no other names are allowed in a folder that becomes a device's.
  private static let lockName = "lock"
  private static let fileName = "device.json"
  private static let appsName = "apps"

  /// Opens a folder, or makes one; throws for a folder with other contents and leaves it unchanged.
  package init(at path: String, disk: Disk = Disk()) throws(LabError) {
    (self.path, self.disk) = (path, disk)
    // Nothing in the folder changes before it is known to be a device's.
    try Self.prepare(path)
    try Self.refuseLinks(in: path)
    lock = try Self.lock(path)
    // Again, under the lock: `prepare` has read it without.
    kept = try Self.read(path)
    guard let absolute = disk.absolutePath(of: path) else {
      throw Self.refusal(path, "the folder no longer exists", "name another folder")
    }
    files = DiskFolder(at: absolute)
    try removeLeavings()
  }

  static func file(in path: String) -> String {
    path.hasSuffix("/") ? path + fileName : "\(path)/\(fileName)"
  }

  /// Reads the device in a folder; nil if the folder has none.
  package static func read(_ path: String) throws(LabError) -> DeviceState? {
    let (disk, name) = (Disk(), file(in: path))
    let file: SourceFile
    do {
      guard try disk.entry(at: name) != nil else { return nil }
      file = try SourceFile(name: name, bytes: try disk.read(name, followsLinks: false))
    } catch let error as SourceError {
      throw .invalid([error.remedied(by: "repair the file, or use another folder")])
    } catch let error as FileError {
      throw refusal(name, error.reason, "repair the file, or use another folder")
    } catch {
      throw refusal(name, "it cannot be read: \(error)", "use another folder")
    }
    return try DeviceState.read(file)
  }

  /// Replaces the stored device, atomically and synced to the disk.
  package func write(_ state: DeviceState) throws(FileError) {
    let place = Self.file(in: path)
    try disk.write(Array(state.fileText.utf8), to: place, isSynced: true, followsLinks: false)
  }

  /// Checks that the folder may be used, before anything in it is changed.
  private static func prepare(_ path: String) throws(LabError) {
    guard !path.isEmpty else { throw .usage("--device needs a folder, found an empty path") }
    let disk = Disk()
    do throws(FileError) {
      switch try disk.entry(at: path) {
      case nil: try make(path)
      case .folder: try checkOwner(path, disk.allNames(in: path))
      case .file, .other:
        throw FileError(path: path, reason: "the path of the device is not a folder")
      }
    } catch {
      throw refusal(path, error.reason, "name an empty folder or a new one")
    }
    _ = try read(path)
  }

  /// Makes the folder, but not its parent, which may be a misspelling.
  private static func make(_ path: String) throws(FileError) {
    do throws(FileError) {
      try Disk().makeFolder(path)
    } catch {
      let around = path.split(separator: "/").dropLast().joined(separator: "/")
      let parent = (path.hasPrefix("/") ? "/" : "") + around
      guard !parent.isEmpty, Disk().kind(of: parent) == nil else { throw error }
      throw FileError(path: path, reason: "the folder '\(parent.printable)' does not exist")
    }
  }

  /// Throws if a file of the device is a link, which would lead outside of the folder.
  static func refuseLinks(in path: String) throws(LabError) {
    let link: String?
    do throws(FileError) {
      link = try OpenFolder(path).firstLink(among: [fileName, lockName, appsName])
    } catch {
      throw refusal(error.path, error.reason, "make it readable")
    }
    guard let link else { return }
    let name = path.hasSuffix("/") ? path + link : "\(path)/\(link)"
    throw refusal(
      name, "is a link; links are not allowed in a device's folder",
      "replace it with the file or folder")
  }

  private static func checkOwner(_ path: String, _ names: [String]) throws(FileError) {
    guard !names.contains(fileName) else { return }
    let strange = names.filter { $0 != lockName && !isLeaving($0) }
    guard let first = strange.first else { return }
    throw FileError(
      path: path,
      reason: "the folder contains \(first.quoted) but no \(fileName): it is not a device's "
        + "folder")
  }

  private static func lock(_ path: String) throws(LabError) -> FolderLock {
    let name = path.hasSuffix("/") ? path + lockName : "\(path)/\(lockName)"
    do throws(FolderLock.Failure) {
      return try FolderLock(at: name)
    } catch {
      switch error {
      case .held(let process):
        let user = process.map { "process \($0)" } ?? "another process"
        throw refusal(path, "\(user) uses the device", "wait until it ends, or name another folder")
      case .unwritable(let error):
        throw refusal(
          path, "the folder cannot be written: \(error.reason)", "name another folder")
      }
    }
  }

  /// Removes the temporary files of a killed process.
  private func removeLeavings() throws(LabError) {
    do throws(FileError) {
      for name in try disk.allNames(in: path) where Self.isLeaving(name) {
        try disk.remove("\(path)/\(name)")
      }
    } catch {
      throw Self.refusal(
        path, "the folder cannot be written: \(error.reason)", "name another folder")
    }
  }

  private static func isLeaving(_ name: String) -> Bool {
    Disk.isTemporary(name) || name.hasPrefix("\(fileName).") && name.hasSuffix(".part")
  }

  private static func refusal(_ path: String, _ message: String, _ remedy: String) -> LabError {
    .invalid([SourceError(file: path, message: message, remedy: remedy)])
  }
}
