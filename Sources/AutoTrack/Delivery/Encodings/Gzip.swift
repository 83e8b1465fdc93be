import CZlib

/// Compresses as RFC 1952 has it, with the system's zlib.
///
/// Nothing of the moment or the machine gets in: equal bytes give equal bytes.
enum Gzip {
  /// How hard it tries, from 1 to 9.
  private static let level: CInt = 6

  /// No flags, no time, no extras, no system.
  private static let head: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255]

  /// The bytes in a file of one member, which tells their checksum and how many they were.
  ///
  /// - Precondition: They are fewer than 4 GiB.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    let count = uInt(bytes.count)
    let sum = unsafe UInt32(truncatingIfNeeded: crc32(0, bytes, count))
    return head + deflated(bytes, count) + [sum, UInt32(count)].flatMap(lowBytes)
  }

  private static func deflated(_ bytes: [UInt8], _ count: uInt) -> [UInt8] {
    var stream = unsafe z_stream()
    let isReady = unsafe czlib_begin(&stream, level) == Z_OK
    precondition(isReady, "zlib has no memory for a stream; compress fewer bytes at a time")
    defer { unsafe deflateEnd(&stream) }
    let room = unsafe Int(deflateBound(&stream, uLong(count)))
    return unsafe [UInt8](unsafeUninitializedCapacity: room) { output, written in
      var source = bytes
      unsafe source.withUnsafeMutableBufferPointer { input in
        unsafe stream.next_in = input.baseAddress
        unsafe stream.avail_in = count
        unsafe stream.next_out = output.baseAddress
        unsafe stream.avail_out = uInt(room)
        // All of it fits, so one call ends it.
        unsafe deflate(&stream, Z_FINISH)
      }
      written = unsafe room - Int(stream.avail_out)
    }
  }

  /// The lowest byte comes first.
  private static func lowBytes(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * UInt32($0))) }
  }
}
