#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A folder of this machine that goes, with all that is in it, when nobody needs it any more.
final class ScratchFolder {
  /// Where it is.
  let path: String

  /// Makes one, where the machine keeps such.
  init() throws(FileError) {
    let place = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var name = Array("\(place)/lab-XXXXXX".utf8CString)
    guard unsafe mkdtemp(&name) != nil else { throw .last(at: place) }
    path = String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  deinit { try? Disk().remove(path) }

  /// Removes something in it, which need not be there.
  func remove(_ name: String) { try? Disk().remove("\(path)/\(name)") }
}
