import MiniUI

/// A folder of this machine that is the disk of a device; no path of the device leads out of it.
final class DiskFolder: MachineFolder {
  let path: String
  /// The first thing that could not be removed.
  private(set) var failure: FileError?
  private let disk = Disk()

  /// Takes the path from the root on.
  init(at path: String) {
    self.path = path
  }

  func entry(at path: String) -> DiskEntry? {
    guard let full = try? full(path), let kind = disk.kind(of: full) else { return nil }
    return kind == .folder ? .folder : .file
  }

  func makeFolder(_ path: String) throws(DiskFault) {
    let full = try full(path)
    try attempt { () throws(FileError) in try disk.makeFolders(full) }
  }

  func rename(_ path: String, to place: String) throws(DiskFault) {
    let (full, goal) = (try full(path), try full(place))
    try attempt { () throws(FileError) in try disk.move(full, to: goal) }
  }

  func remove(_ path: String) {
    guard let full = try? full(path) else { return }
    do throws(FileError) {
      try disk.remove(full)
    } catch {
      failure = failure ?? error
    }
  }

  /// Names that mean another folder are no names of files.
  private func full(_ path: String) throws(DiskFault) -> String {
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !names.contains(where: { ["", ".", ".."].contains($0) }), !path.contains("\0") else {
      throw .machine("\(path) leads out of the device's folder; name the app otherwise")
    }
    return "\(self.path)/\(path)"
  }

  private func attempt(_ body: () throws(FileError) -> Void) throws(DiskFault) {
    do throws(FileError) {
      try body()
    } catch {
      throw .machine("\(error.path) cannot be changed: \(error.reason)")
    }
  }
}
