/// A file in memory; it lives on without a place as long as somebody has it open.
public final class DiskFile {
  /// Where it is, or was before it was removed.
  public internal(set) var path: String
  /// What is in it.
  public private(set) var bytes: [UInt8]
  /// How many have it open and read it.
  var readers = 0
  /// Who has it open and is about to write, or writes.
  weak var writer: DiskHandle?

  init(at path: String, _ bytes: [UInt8] = []) {
    self.path = path
    self.bytes = bytes
  }

  /// Puts bytes into a place; what lies between the end and the place becomes zeros.
  func write(_ new: [UInt8], at offset: Int) {
    resize(to: max(bytes.count, offset))
    let inside = new.prefix(bytes.count - offset)
    bytes.replaceSubrange(offset..<offset + inside.count, with: inside)
    // To replace what is not there would copy the whole file each time.
    bytes.append(contentsOf: new[inside.endIndex...])
  }

  /// Cuts the end off, or adds zeros.
  func resize(to size: Int) {
    if size < bytes.count {
      bytes.removeLast(bytes.count - size)
    } else if size > bytes.count {
      bytes.append(contentsOf: repeatElement(0, count: size - bytes.count))
    }
  }
}
