import CSQLite
import MiniUI

@safe enum OpenDiskFile {
  /// The memory of such a file.
  typealias Slot = FileSlot<DiskHandle>

  /// The methods; shared memory is not needed with an exclusive lock.
  static var methods: sqlite3_io_methods {
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    unsafe methods.xClose = { file in
      unsafe Slot.release(file)
      return SQLITE_OK
    }
    unsafe methods.xRead = { unsafe OpenDiskFile.read($0, $1, Int($2), Int($3)) }
    unsafe methods.xWrite = { file, bytes, count, offset in
      let new = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      return unsafe OpenDiskFile.attempt(file) { handle throws(DiskFault) in
        try handle.disk.write(new, to: handle.file, at: Int(offset))
      }
    }
    unsafe methods.xTruncate = { file, size in
      unsafe OpenDiskFile.attempt(file) { handle throws(DiskFault) in
        try handle.disk.truncate(handle.file, to: Int(size))
      }
    }
    unsafe methods.xSync = { file, _ in
      unsafe OpenDiskFile.attempt(file) { handle throws(DiskFault) in
        try handle.disk.sync(handle.file)
      }
    }
    unsafe methods.xFileSize = { file, size in
      unsafe OpenDiskFile.attempt(file) { handle in
        unsafe size?.pointee = Int64(handle.file.bytes.count)
      }
    }
    addLocks(to: &methods)
    unsafe methods.xFileControl = { _, _, _ in SQLITE_NOTFOUND }
    unsafe methods.xSectorSize = { _ in 4096 }
    unsafe methods.xDeviceCharacteristics = { _ in SQLITE_IOCAP_POWERSAFE_OVERWRITE }
    return methods
  }

  private static func addLocks(to methods: inout sqlite3_io_methods) {
    unsafe methods.xLock = { file, level in
      guard let handle = unsafe Slot.handle(of: file),
        let lock = DiskLock(rawValue: Int(level))
      else {
        return SQLITE_MISUSE
      }
      return handle.raise(to: lock) ? SQLITE_OK : SQLITE_BUSY
    }
    unsafe methods.xUnlock = { file, level in
      unsafe OpenDiskFile.attempt(file) { handle in
        handle.lower(to: DiskLock(rawValue: Int(level)) ?? .none)
      }
    }
    unsafe methods.xCheckReservedLock = { file, answer in
      unsafe OpenDiskFile.attempt(file) { handle in
        unsafe answer?.pointee = handle.isReserved ? 1 : 0
      }
    }
  }

  /// Performs an operation on an open file and converts its fault to SQLite's code.
  private static func attempt(
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ body: (DiskHandle) throws(DiskFault) -> Void
  ) -> Int32 {
    guard let handle = unsafe Slot.handle(of: file) else { return SQLITE_MISUSE }
    do throws(DiskFault) {
      try body(handle)
      return SQLITE_OK
    } catch {
      switch error {
      case .full: return SQLITE_FULL
      case .readOnly: return SQLITE_READONLY
      case .isFolder, .missing, .machine: return SQLITE_IOERR
      }
    }
  }

  /// Reads into SQLite's buffer; bytes beyond the end of the file become zeros.
  private static func read(
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ room: UnsafeMutableRawPointer?, _ count: Int,
    _ offset: Int
  ) -> Int32 {
    guard let handle = unsafe Slot.handle(of: file), let room = unsafe room else {
      return SQLITE_MISUSE
    }
    let there = max(0, min(count, handle.file.bytes.count - offset))
    let target = unsafe UnsafeMutableRawBufferPointer(start: room, count: count)
    unsafe handle.file.bytes.withUnsafeBytes { bytes in
      guard there > 0 else { return }
      unsafe target.copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[offset..<offset + there]))
    }
    guard there < count else { return SQLITE_OK }
    unsafe UnsafeMutableRawBufferPointer(rebasing: target[there...]).initializeMemory(
      as: UInt8.self, repeating: 0)
    return csqlite_short_read
  }
}
