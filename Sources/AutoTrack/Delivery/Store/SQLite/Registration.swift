import CSQLite

/// A VFS under a unique name, registered until this object is released.
///
/// SQLite's list of them belongs to the whole program and is thread-safe.
@safe final class Registration {
  let name: String
  private let vfs: UnsafeMutablePointer<sqlite3_vfs>
  private let cName: UnsafeMutableBufferPointer<CChar>

  /// Creates a name from the address; nothing is registered yet.
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

  func register(for owner: UnsafeMutableRawPointer, _ fill: (inout sqlite3_vfs) -> Void) {
    unsafe vfs.pointee.iVersion = 1
    unsafe vfs.pointee.zName = UnsafePointer(cName.baseAddress)
    unsafe vfs.pointee.pAppData = owner
    unsafe fill(&vfs.pointee)
    unsafe sqlite3_vfs_register(vfs, 0)
  }
}

@safe struct FileSlot<Handle: AnyObject> {
  private var base: sqlite3_file
  /// Our part, which only the methods use.
  private var handle: Unmanaged<Handle>

  /// Initialises the memory of an open file, which retains the handle until ``release(_:)``.
  static func put(
    _ handle: Handle, methods: UnsafePointer<sqlite3_io_methods>,
    into file: UnsafeMutablePointer<sqlite3_file>?
  ) {
    guard let room = UnsafeMutableRawPointer(file) else { return }
    unsafe room.initializeMemory(
      as: Self.self, to: Self(base: sqlite3_file(pMethods: methods), handle: .passRetained(handle)))
  }

  static func handle(of file: UnsafeMutablePointer<sqlite3_file>?) -> Handle? {
    unsafe slot(of: file)?.pointee.handle.takeUnretainedValue()
  }

  static func release(_ file: UnsafeMutablePointer<sqlite3_file>?) {
    unsafe slot(of: file)?.pointee.handle.release()
  }

  private static func slot(
    of file: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafeMutablePointer<Self>? {
    unsafe UnsafeMutableRawPointer(file)?.assumingMemoryBound(to: Self.self)
  }
}
