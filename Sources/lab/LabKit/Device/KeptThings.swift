import AutoTrack
import LabLanguage
package import LabSystem
package import MiniUI

/// The data that `lab db` shows: a device with its apps' databases, or one database.
package struct KeptThings {
  /// The device; nil for a single file.
  package let device: DeviceState?
  /// The databases, in the order of their paths.
  let databases: [Database]

  struct Database {
    let path: String
    /// The app's bundle identifier; nil for a single file.
    let bundle: String?
    let contents: StoreContents

    /// The numbers of waiting events, of events in flight, and of spilled batches.
    var queue: (waiting: Int, sending: Int, batches: Int) {
      let sending = contents.events.count { $0.isSending }
      let batches = Set(contents.events.compactMap(\.eventsID)).count
      return (contents.events.count - sending, sending, batches)
    }
  }

  /// Reads everything; throws with the faults of all databases.
  package init(at path: String) throws(LabError) {
    switch try Self.kind(of: path) {
    case nil: throw Self.refusal(path, "no such file or folder", "name a device's folder")
    case .folder: try DeviceFolder.refuseLinks(in: path)
    case .file, .other:
      (device, databases) = (nil, try Self.read([(path, nil)]))
      // In a device's folder, an empty file is a store that a process had just made.
      if databases.contains(where: \.contents.isBlank) {
        throw Self.refusal(
          path, "the file is empty: it is not a database of the tracker",
          "name a log.sqlite, or the folder of a device")
      }
      return
    }
    guard let device = try DeviceFolder.read(path) else {
      throw Self.refusal(
        path, "the folder has no device.json: it is not a device's folder",
        "name a folder of lab run --device, or a log.sqlite")
    }
    self.device = device
    databases = try Self.read(Self.files(below: path))
  }

  /// Returns the databases of every app with a folder, installed or not.
  private static func files(below path: String) throws(LabError) -> [(String, String?)] {
    var files: [(String, String?)] = []
    let apps = "\(path)/apps"
    for bundle in try names(in: apps) {
      let caches = "\(apps)/\(bundle)/Library/Caches"
      for name in try names(in: caches) {
        let file = "\(caches)/\(name)/Database/log.sqlite"
        if try kind(of: file) != nil { files.append((file, bundle)) }
      }
    }
    return files
  }

  private static func names(in folder: String) throws(LabError) -> [String] {
    guard try kind(of: folder) == .folder else { return [] }
    return try readable { () throws(FileError) in try Disk().allNames(in: folder) }
  }

  private static func kind(of path: String) throws(LabError) -> FileKind? {
    try readable { () throws(FileError) in try Disk().entry(at: path) }
  }

  private static func readable<Value>(
    _ read: () throws(FileError) -> Value
  ) throws(LabError) -> Value {
    do throws(FileError) {
      return try read()
    } catch {
      throw refusal(error.path, error.reason, "make it readable")
    }
  }

  private static func read(_ files: [(String, String?)]) throws(LabError) -> [Database] {
    var (databases, errors): ([Database], [SourceError]) = ([], [])
    for (path, bundle) in files {
      do throws(SourceError) {
        let copy = try DatabaseCopy(at: path)
        databases.append(Database(path: path, bundle: bundle, contents: copy.contents))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .invalid(errors) }
    return databases
  }

  private static func refusal(_ path: String, _ message: String, _ remedy: String) -> LabError {
    .invalid([SourceError(file: path, message: message, remedy: remedy)])
  }
}
