/// A file in memory; an open file stays valid after it was removed.
public final class DiskFile {
  /// The path; after a removal, the last one.
  public internal(set) var path: String
  /// The content.
  public private(set) var bytes: [UInt8]
  /// The number of handles with a shared lock.
  var readers = 0
  /// The handle that has reserved the right to write; nil if absent.
  weak var writer: DiskHandle?

  init(at path: String, _ bytes: [UInt8] = []) {
    self.path = path
    self.bytes = bytes
  }

  /// Writes bytes at an offset; a gap after the end is filled with zeros.
  func write(_ new: [UInt8], at offset: Int) {
    resize(to: max(bytes.count, offset))
    let inside = new.prefix(bytes.count - offset)
    bytes.replaceSubrange(offset..<offset + inside.count, with: inside)
    // `replaceSubrange` beyond the end would copy the whole file each time.
    bytes.append(contentsOf: new[inside.endIndex...])
  }

  func resize(to size: Int) {
    if size < bytes.count {
      bytes.removeLast(bytes.count - size)
    } else if size > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: size - bytes.count))
    }
  }
}
