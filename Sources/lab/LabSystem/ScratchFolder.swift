#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A temporary folder, removed with the object or when a signal ends the program.
package final class ScratchFolder {
  /// The absolute path, without links.
  package let path: String

  /// Makes a folder in `TMPDIR`, or else in `/tmp`.
  package init() throws(FileError) {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(place)/lab-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw .last(at: place) }
    let made = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // SQLite refuses a device's file behind a link, and the machine's temporary folder may be a
    // link.
    path = Disk().absolutePath(of: made) ?? made
    SignalWatch.begin(removing: path)
  }

  deinit {
    try? Disk().remove(path)
    SignalWatch.end(removing: path)
  }

  /// Removes an entry; ignores a missing one.
  package func remove(_ name: String) { try? Disk().remove("\(path)/\(name)") }
}
