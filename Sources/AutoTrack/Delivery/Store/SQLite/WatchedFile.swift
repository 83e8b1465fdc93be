import CSQLite
import MiniUI

/// The methods of open files of the machine while an observer watches.
@safe enum WatchedFile {
  /// The memory of such a file; that of the system's VFS follows.
  typealias Slot = FileSlot<WatchedHandle>

  /// Returns the system's part of an open file.
  static func inner(
    of file: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafeMutablePointer<sqlite3_file>? {
    let room = UnsafeMutableRawPointer(file)
    return unsafe room?.advanced(by: MemoryLayout<Slot>.stride)
      .assumingMemoryBound(to: sqlite3_file.self)
  }

  /// The methods, which notify the observer and then call the system's.
  static var methods: sqlite3_io_methods {
    var methods = sqlite3_io_methods()
    methods.iVersion = 1
    unsafe methods.xClose = { unsafe WatchedFile.close($0) }
    unsafe methods.xRead = { file, room, count, offset in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xRead($0, room, count, offset) }
    }
    unsafe methods.xWrite = { file, bytes, count, offset in
      let new = unsafe Array(UnsafeRawBufferPointer(start: bytes, count: Int(count)))
      let told = { DiskOperation.write($0, offset: Int(offset), bytes: new) }
      return unsafe WatchedFile.ask(file, told) { unsafe $1.xWrite($0, bytes, count, offset) }
    }
    unsafe methods.xTruncate = { file, size in
      let told = { DiskOperation.truncate($0, size: Int(size)) }
      return unsafe WatchedFile.ask(file, told) { unsafe $1.xTruncate($0, size) }
    }
    unsafe methods.xSync = { file, flags in
      unsafe WatchedFile.ask(file, DiskOperation.sync) { unsafe $1.xSync($0, flags) }
    }
    unsafe methods.xFileSize = { file, size in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xFileSize($0, size) }
    }
    addRest(to: &methods)
    return methods
  }

  private static func addRest(to methods: inout sqlite3_io_methods) {
    unsafe methods.xLock = { file, level in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xLock($0, level) }
    }
    unsafe methods.xUnlock = { file, level in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xUnlock($0, level) }
    }
    unsafe methods.xCheckReservedLock = { file, answer in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xCheckReservedLock($0, answer) }
    }
    unsafe methods.xFileControl = { file, question, value in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xFileControl($0, question, value) }
    }
    unsafe methods.xSectorSize = { file in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xSectorSize($0) }
    }
    unsafe methods.xDeviceCharacteristics = { file in
      unsafe WatchedFile.ask(file, nil) { unsafe $1.xDeviceCharacteristics($0) }
    }
  }

  /// Notifies the observer of a change to a watched file, and performs it if permitted.
  private static func ask(
    _ file: UnsafeMutablePointer<sqlite3_file>?, _ told: ((String) -> DiskOperation)?,
    _ body: (UnsafeMutablePointer<sqlite3_file>, sqlite3_io_methods) -> Int32
  ) -> Int32 {
    guard let inner = unsafe inner(of: file), let methods = unsafe inner.pointee.pMethods else {
      return SQLITE_MISUSE
    }
    if let told, let handle = unsafe Slot.handle(of: file), !handle.place.isEmpty,
      !handle.permits(told(handle.place))
    {
      return SQLITE_IOERR
    }
    return unsafe body(inner, methods.pointee)
  }

  private static func close(_ file: UnsafeMutablePointer<sqlite3_file>?) -> Int32 {
    unsafe Slot.release(file)
    return unsafe ask(file, nil) { unsafe $1.xClose($0) }
  }
}

/// A file of the machine that SQLite has open while an observer watches.
final class WatchedHandle {
  /// The path on the disk; empty for temporary files.
  let place: String
  private let disk: DeviceDisk

  init(place: String, disk: DeviceDisk) {
    self.place = place
    self.disk = disk
  }

  /// Notifies the observer of a change; returns false if the observer forbids it.
  func permits(_ operation: DiskOperation) -> Bool {
    do throws(DiskFault) {
      try disk.report(operation)
      return true
    } catch {
      return false
    }
  }
}
