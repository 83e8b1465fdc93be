import CSQLite
import MiniUI

/// The system's VFS with an observer that is notified before each write.
///
/// It serves one database in a folder of the machine, as long as its connection.
@safe final class WatchedFileSystem {
  /// The unique name under which it is registered.
  let name: String
  private let disk: DeviceDisk
  private let path: String
  private let system: UnsafeMutablePointer<sqlite3_vfs>
  private let registration: Registration
  private let methods: UnsafeMutablePointer<sqlite3_io_methods>

  /// Creates a VFS in front of the system's for a database; nil if SQLite has no system VFS.
  init?(of disk: DeviceDisk, at path: String) {
    guard let system = unsafe sqlite3_vfs_find(nil) else { return nil }
    self.disk = disk
    self.path = path
    unsafe self.system = system
    unsafe methods = .allocate(capacity: 1)
    unsafe methods.initialize(to: WatchedFile.methods)
    registration = Registration()
    name = registration.name
    unsafe registration.register(for: Unmanaged.passUnretained(self).toOpaque()) { own in
      unsafe own.szOsFile = Int32(MemoryLayout<WatchedFile.Slot>.stride) + system.pointee.szOsFile
      unsafe own.mxPathname = system.pointee.mxPathname
      unsafe Self.fill(&own)
    }
  }

  deinit {
    unsafe methods.deallocate()
  }

  private static func fill(_ own: inout sqlite3_vfs) {
    unsafe own.xOpen = { own, name, file, flags, outFlags in
      unsafe with(own) { unsafe $0.open(name, flags, outFlags, into: file) }
    }
    unsafe own.xDelete = { own, name, isSynced in
      unsafe with(own) { unsafe $0.delete(name, isSynced) }
    }
    unsafe own.xAccess = { own, name, flags, answer in
      unsafe with(own) { unsafe $0.system.pointee.xAccess($0.system, name, flags, answer) }
    }
    unsafe own.xFullPathname = { own, name, room, full in
      unsafe with(own) { unsafe $0.system.pointee.xFullPathname($0.system, name, room, full) }
    }
    unsafe own.xRandomness = { own, count, bytes in
      unsafe with(own) { unsafe $0.system.pointee.xRandomness($0.system, count, bytes) }
    }
    unsafe own.xSleep = { own, duration in
      unsafe with(own) { unsafe $0.system.pointee.xSleep($0.system, duration) }
    }
    unsafe own.xCurrentTime = { own, day in
      unsafe with(own) { unsafe $0.system.pointee.xCurrentTime($0.system, day) }
    }
    unsafe own.xGetLastError = { own, count, text in
      unsafe with(own) { unsafe $0.system.pointee.xGetLastError($0.system, count, text) }
    }
  }

  private func open(
    _ name: UnsafePointer<CChar>?, _ flags: Int32, _ outFlags: UnsafeMutablePointer<Int32>?,
    into file: UnsafeMutablePointer<sqlite3_file>?
  ) -> Int32 {
    unsafe file?.pointee.pMethods = nil
    let place = unsafe place(of: name)
    if let place, disk.entry(at: place) == nil, !permits(.create(place)) { return SQLITE_CANTOPEN }
    let inner = unsafe WatchedFile.inner(of: file)
    let code = unsafe system.pointee.xOpen(system, name, inner, flags, outFlags)
    guard code == SQLITE_OK else { return code }
    let handle = WatchedHandle(place: place ?? "", disk: disk)
    unsafe WatchedFile.Slot.put(handle, methods: UnsafePointer(methods), into: file)
    return SQLITE_OK
  }

  private func delete(_ name: UnsafePointer<CChar>?, _ isSynced: Int32) -> Int32 {
    if let place = unsafe place(of: name), disk.entry(at: place) != nil, !permits(.remove(place)) {
      return csqlite_not_deleted
    }
    return unsafe system.pointee.xDelete(system, name, isSynced)
  }

  private func permits(_ operation: DiskOperation) -> Bool {
    WatchedHandle(place: "", disk: disk).permits(operation)
  }

  /// Returns the path on the disk of the database or a companion of it; nil for other files.
  private func place(of name: UnsafePointer<CChar>?) -> String? {
    guard let name = unsafe name else { return nil }
    let full = unsafe String(cString: name)
    return ["", "-wal", "-journal"].map { path + $0 }.first(where: full.hasSuffix)
  }
}

/// Calls a closure with the file system of a registration.
private func with(
  _ own: UnsafeMutablePointer<sqlite3_vfs>?, _ body: (WatchedFileSystem) -> Int32
) -> Int32 {
  guard let data = unsafe own?.pointee.pAppData else { return SQLITE_MISUSE }
  return body(unsafe Unmanaged<WatchedFileSystem>.fromOpaque(data).takeUnretainedValue())
}
