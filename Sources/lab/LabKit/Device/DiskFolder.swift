package import LabSystem
import MiniUI
import Wording

/// A folder of this machine as the disk of a device; the device's paths cannot leave it.
///
/// Links in it are not followed.
package final class DiskFolder: MachineFolder {
  package let path: String
  /// The first failure of a removal.
  package private(set) var failure: FileError?

  /// A folder by its absolute path.
  package init(at path: String) {
    self.path = path
  }

  func entry(at path: String) -> DiskEntry? {
    guard let names = try? names(of: path), let name = names.last,
      let kind = try? OpenFolder(self.path).folder(names.dropLast()).kind(of: name)
    else { return nil }
    return kind == .folder ? .folder : .file
  }

  func makeFolder(_ path: String) throws(DiskFault) {
    let names = try names(of: path)
    try attempt { () throws(FileError) in
      _ = try OpenFolder(self.path).folder(names[...], isMade: true)
    }
  }

  func rename(_ path: String, to place: String) throws(DiskFault) {
    let (names, goal) = (try names(of: path), try names(of: place))
    try attempt { () throws(FileError) in
      let root = try OpenFolder(self.path)
      let start = try root.folder(names.dropLast())
      let end = try root.folder(goal.dropLast())
      try start.rename(names.last ?? "", to: goal.last ?? "", in: end)
    }
  }

  package func remove(_ path: String) {
    guard let names = try? names(of: path), entry(at: path) != nil else { return }
    do throws(FileError) {
      try OpenFolder(self.path).folder(names.dropLast()).remove(names.last ?? "")
    } catch {
      failure = failure ?? error
    }
  }

  /// Splits a path; rejects `.`, `..`, empty names and NUL, which would leave the folder.
  private func names(of path: String) throws(DiskFault) -> [String] {
    let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !names.contains(where: { ["", ".", ".."].contains($0) }), !path.contains("\0") else {
      throw .machine("\(path) is outside the device's folder; rename the app")
    }
    return names
  }

  private func attempt(_ body: () throws(FileError) -> Void) throws(DiskFault) {
    do throws(FileError) {
      try body()
    } catch {
      throw .machine("\(error.path) cannot be changed: \(error.reason)")
    }
  }
}
