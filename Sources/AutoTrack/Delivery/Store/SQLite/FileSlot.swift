import CSQLite

/// An open file where SQLite has made room for it: what SQLite knows of it, then what we know.
@safe struct FileSlot<Handle: AnyObject> {
  /// What SQLite knows: where the methods are.
  private var base: sqlite3_file
  /// What only the methods know.
  private var handle: Unmanaged<Handle>

  /// Puts an open file into its room, which keeps the handle until ``release(_:)``.
  static func put(
    _ handle: Handle, methods: UnsafePointer<sqlite3_io_methods>,
    into file: UnsafeMutablePointer<sqlite3_file>?
  ) {
    guard let room = UnsafeMutableRawPointer(file) else { return }
    unsafe room.initializeMemory(
      as: Self.self, to: Self(base: sqlite3_file(pMethods: methods), handle: .passRetained(handle)))
  }

  /// What only the methods know of an open file.
  static func handle(of file: UnsafeMutablePointer<sqlite3_file>?) -> Handle? {
    unsafe slot(of: file)?.pointee.handle.takeUnretainedValue()
  }

  /// Lets go of the handle of a file that is closed.
  static func release(_ file: UnsafeMutablePointer<sqlite3_file>?) {
    unsafe slot(of: file)?.pointee.handle.release()
  }

  private static func slot(
    of file: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafeMutablePointer<Self>? {
    unsafe UnsafeMutableRawPointer(file)?.assumingMemoryBound(to: Self.self)
  }
}
