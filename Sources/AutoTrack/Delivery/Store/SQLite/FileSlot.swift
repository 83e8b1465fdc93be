import CSQLite

/// The memory that SQLite reserves for an open file: SQLite's part, then ours.
@safe struct FileSlot<Handle: AnyObject> {
  /// SQLite's part, which points to the methods.
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
