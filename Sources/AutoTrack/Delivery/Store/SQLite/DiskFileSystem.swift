import CSQLite
import MiniUI

/// Lets SQLite keep a database on a disk in memory: its "VFS", one for each connection.
///
/// It claims what the system's own claims: sectors of 4096 bytes, and that a write harms no byte
/// outside of its range. Chance and time are the same in every run.
@safe final class DiskFileSystem {
  /// What it is registered under, which nobody else is at the same time.
  let name: String
  private let disk: DeviceDisk
  private let registration = Registration()
  private let methods: UnsafeMutablePointer<sqlite3_io_methods>

  /// Registers a disk until this object goes, which outlasts its connection.
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

  /// Opens a file; one without a name is SQLite's own, and goes with it.
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

/// What every connection takes for now: the first of January 2020, at noon.
private let julianDay = 2_458_850.0

/// Asks the file system that a registration belongs to.
private func withSystem(
  _ system: UnsafeMutablePointer<sqlite3_vfs>?, _ body: (DiskFileSystem) -> Int32
) -> Int32 {
  guard let data = unsafe system?.pointee.pAppData else { return SQLITE_MISUSE }
  return body(unsafe Unmanaged<DiskFileSystem>.fromOpaque(data).takeUnretainedValue())
}

/// A name as SQLite gives it; nothing for none.
private func text(_ name: UnsafePointer<CChar>?) -> String {
  guard let name = unsafe name else { return "" }
  return unsafe String(cString: name)
}

/// Names are whole already: paths count from the disk.
private func copy(
  _ name: UnsafePointer<CChar>?, to full: UnsafeMutablePointer<CChar>?, _ room: Int32
) -> Int32 {
  let characters = unsafe text(name).utf8CString
  guard let full = unsafe full, characters.count <= room else { return SQLITE_CANTOPEN }
  _ = unsafe UnsafeMutableBufferPointer(start: full, count: Int(room)).update(from: characters)
  return SQLITE_OK
}
