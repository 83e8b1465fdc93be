#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of this machine that goes, with all that is in it, when nobody needs it any more, or
/// when a signal ends the program.
final class ScratchFolder {
  /// Where it is.
  let path: String

  /// Makes one, where the machine keeps such.
  init() throws(FileError) {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(place)/lab-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw .last(at: place) }
    let made = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    // SQLite opens nothing of a device behind a link, and the machine's own place may be one.
    path = Disk().absolutePath(of: made) ?? made
    SignalWatch.begin(removing: path)
  }

  deinit {
    try? Disk().remove(path)
    SignalWatch.end(removing: path)
  }

  /// Removes something in it, which need not be there.
  func remove(_ name: String) { try? Disk().remove("\(path)/\(name)") }
}
