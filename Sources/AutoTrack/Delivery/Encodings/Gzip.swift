import CZlib

/// Compression by RFC 1952, with the system's zlib.
///
/// The output has no time stamp and no system, so equal input gives equal output.
package enum Gzip {
  /// The level of compression, from 1 to 9.
  private static let level: CInt = 6

  /// The header without flags, time, extra fields and system.
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// Compresses bytes into a file of one member, with checksum and length.
  ///
  /// - Precondition: There are fewer than 4 GiB.
  package static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let count = uInt(bytes.count)
    let sum = unsafe UInt32(truncatingIfNeeded: crc32(0, bytes, count))
    return head + deflated(bytes, count) + [sum, UInt32(count)].flatMap(lowBytes)
  }

  private static func deflated(_ bytes: [UInt8], _ count: uInt) -> [UInt8] {
    var stream = unsafe z_stream()
    let isReady = unsafe czlib_begin(&stream, level) == Z_OK
    guard isReady else {
      fatalError("zlib has no memory for a stream; compress fewer bytes at a time")
    }
    defer { unsafe deflateEnd(&stream) }
    let room = unsafe Int(deflateBound(&stream, uLong(count)))
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, written in
      var source = bytes
      unsafe source.withUnsafeMutableBufferPointer { input in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = count
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = uInt(room)
        // The buffer has the maximum size, so one call completes the stream.
        unsafe deflate(&stream, Z_FINISH)
      }
      written = unsafe room - Int(stream.avail_out)
    }
  }

  /// Returns the bytes of a number, lowest first.
  private static func lowBytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }
}
