import CSQLite

/// A VFS under a name of its own, for as long as the object lives.
///
/// SQLite keeps the list of them for the whole program, and guards it.
@safe final class Registration {
  /// The name, which nobody else has at the same time.
  let name: String
  private let vfs: UnsafeMutablePointer<sqlite3_vfs>
  private let cName: UnsafeMutableBufferPointer<CChar>

  /// Makes a name; nothing is registered yet.
  init() {
    unsafe vfs = .allocate(capacity: 1)
    unsafe vfs.initialize(to: sqlite3_vfs())
    name = unsafe "disk-\(UInt(bitPattern: vfs))"
    let characters = name.utf8CString
    unsafe cName = .allocate(capacity: characters.count)
    _ = unsafe cName.initialize(from: characters)
  }

  deinit {
    unsafe sqlite3_vfs_unregister(vfs)
    unsafe vfs.deallocate()
    unsafe cName.deallocate()
  }

  /// Registers what a closure fills in, with an owner that its functions can ask for.
  func register(for owner: UnsafeMutableRawPointer, _ fill: (inout sqlite3_vfs) -> Void) {
    unsafe vfs.pointee.iVersion = 1
    unsafe vfs.pointee.zName = UnsafePointer(cName.baseAddress)
    unsafe vfs.pointee.pAppData = owner
    unsafe fill(&vfs.pointee)
    unsafe sqlite3_vfs_register(vfs, 0)
  }
}
