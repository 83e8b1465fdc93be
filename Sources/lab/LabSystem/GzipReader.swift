import CZlib

/// Expands files of RFC 1952 with the system's zlib.
package enum GzipReader {
  /// The reason why a file cannot be expanded.
  package enum Fault: Error, Equatable {
    /// The file does not begin as gzip does.
    case foreign
    /// The file ends too early.
    case truncated
    /// A checksum or a code is wrong.
    case damaged
    /// Bytes after a member are not another one.
    case trailing
    /// The contents are larger than ``mostBytes``.
    case tooLarge
  }

  /// The maximum size of the contents: 256 MiB.
  package static let mostBytes = 256 << 20

  /// The first bytes of each member.
  private static let magic: [UInt8] = [0x1F, 0x8B]

  /// Returns the contents of all members of a file, one after the other, as `zcat` does.
  package static func expanded(_ bytes: [UInt8]) throws(Fault) -> [UInt8] {
    guard bytes.starts(with: magic) else { throw .foreign }
    var stream = unsafe z_stream()
    let isReady = unsafe czlib_expand(&stream) == Z_OK
    guard isReady else {
      fatalError("zlib has no memory for a stream; expand fewer files at a time")
    }
    defer { unsafe inflateEnd(&stream) }
    return try unsafe contents(of: bytes, &stream)
  }

  private static func contents(
    of bytes: [UInt8], _ stream: inout z_stream
  ) throws(Fault) -> [UInt8] {
    var (source, contents) = (bytes, [UInt8]())
    var room = [UInt8](repeating: 0, count: 1 << 18)
    var state = Z_OK
    unsafe source.withUnsafeMutableBufferPointer { input in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = uInt(input.count)
      while state == Z_OK, contents.count <= mostBytes {
        let size = room.count
        let left = unsafe room.withUnsafeMutableBufferPointer { output in
          unsafe stream.next_out = output.baseAddress
          unsafe stream.avail_out = uInt(size)
          state = unsafe inflate(&stream, Z_NO_FLUSH)
          return unsafe Int(stream.avail_out)
        }
        contents += room[..<(size - left)]
        let rest = unsafe bytes.suffix(Int(stream.avail_in))
        if state == Z_STREAM_END, rest.starts(with: magic) {
          state = unsafe inflateReset(&stream)
        }
      }
    }
    switch state {
    case Z_STREAM_END:
      guard unsafe stream.avail_in == 0 else { throw .trailing }
      return contents
    case Z_OK: throw .tooLarge
    case Z_BUF_ERROR: throw .truncated
    default: throw .damaged
    }
  }
}
