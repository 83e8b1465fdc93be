import CSQLite
import MiniUI

/// A VFS of SQLite for a disk in memory, one for each connection.
///
/// It reports the same properties as the system's: sectors of 4096 bytes, and writes that affect no
/// byte outside their range. Random numbers and times are the same in every run.
@safe final class DiskFileSystem {
  /// The unique name under which it is registered.
  let name: String
  private let disk: DeviceDisk
  private let registration = Registration()
  private let methods: UnsafeMutablePointer<sqlite3_io_methods>

  /// Registers a VFS for a disk; this object must outlive its connection.
  init(of disk: DeviceDisk) {
    self.disk = disk
    name = registration.name
    unsafe methods = .allocate(capacity: 1)
    unsafe methods.initialize(to: OpenDiskFile.methods)
    unsafe registration.register(for: Unmanaged.passUnretained(self).toOpaque()) { system in
      unsafe Self.fill(&system)
    }
  }

  deinit {
    unsafe methods.deallocate()
  }

  private static func fill(_ system: inout sqlite3_vfs) {
    unsafe system.szOsFile = Int32(MemoryLayout<OpenDiskFile.Slot>.size)
    unsafe system.mxPathname = 1024
    unsafe system.xOpen = { system, name, file, flags, outFlags in
      unsafe outFlags?.pointee = flags
      return unsafe withSystem(system) { unsafe $0.open(text(name), flags, into: file) }
    }
    unsafe system.xDelete = { system, name, _ in
      unsafe withSystem(system) { unsafe $0.delete(text(name)) }
    }
    unsafe system.xAccess = { system, name, _, answer in
      unsafe withSystem(system) {
        unsafe answer?.pointee = $0.disk.entry(at: text(name)) == .file ? 1 : 0
        return SQLITE_OK
      }
    }
    unsafe system.xFullPathname = { _, name, room, full in unsafe copy(name, to: full, room) }
    unsafe system.xRandomness = { _, count, bytes in
      for index in 0..<Int(count) { unsafe bytes?[index] = CChar(truncatingIfNeeded: index) }
      return count
    }
    unsafe system.xSleep = { _, duration in duration }
    unsafe system.xCurrentTime = { _, day in
      unsafe day?.pointee = julianDay
      return SQLITE_OK
    }
    unsafe system.xGetLastError = { _, _, _ in 0 }
  }

  /// Opens a file; one without a name is temporary and removed when it is closed.
  private func open(
    _ path: String, _ flags: Int32, into file: UnsafeMutablePointer<sqlite3_file>?
  ) -> Int32 {
    unsafe file?.pointee.pMethods = nil
    do throws(DiskFault) {
      let opened =
        path.isEmpty
        ? disk.openNameless() : try disk.open(path, isMade: flags & SQLITE_OPEN_CREATE != 0)
      let handle = DiskHandle(opened, on: disk)
      unsafe OpenDiskFile.Slot.put(handle, methods: UnsafePointer(methods), into: file)
      return SQLITE_OK
    } catch {
      return SQLITE_CANTOPEN
    }
  }

  private func delete(_ path: String) -> Int32 {
    do throws(DiskFault) {
      try disk.remove(path)
      return SQLITE_OK
    } catch .missing {
      return csqlite_nothing_to_delete
    } catch {
      return csqlite_not_deleted
    }
  }
}

/// The current time of all connections: noon of January 1, 2020, as a Julian day.
private let julianDay = 2_458_850.0

/// Calls a closure with the file system of a registration.
private func withSystem(
  _ system: UnsafeMutablePointer<sqlite3_vfs>?, _ body: (DiskFileSystem) -> Int32
) -> Int32 {
  guard let data = unsafe system?.pointee.pAppData else { return SQLITE_MISUSE }
  return body(unsafe Unmanaged<DiskFileSystem>.fromOpaque(data).takeUnretainedValue())
}

/// Converts a C string; nil becomes an empty text.
private func text(_ name: UnsafePointer<CChar>?) -> String {
  guard let name = unsafe name else { return "" }
  return unsafe String(cString: name)
}

/// Copies a path as it is: paths are absolute on the disk.
private func copy(
  _ name: UnsafePointer<CChar>?, to full: UnsafeMutablePointer<CChar>?, _ room: Int32
) -> Int32 {
  let characters = unsafe text(name).utf8CString
  guard let full = unsafe full, characters.count <= room else { return SQLITE_CANTOPEN }
  _ = unsafe UnsafeMutableBufferPointer(start: full, count: Int(room)).update(from: characters)
  return SQLITE_OK
}
