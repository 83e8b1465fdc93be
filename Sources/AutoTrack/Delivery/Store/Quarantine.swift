import MiniUI

/// Where a damaged file goes: beside its place, under a name that says so, with all its bytes.
struct Quarantine {
  let disk: DeviceDisk
  let path: String
  /// What SQLite keeps beside a file belongs to it, and goes first: should the process end between
  /// two moves, the next one finds the damaged file and moves it to what has gone ahead, which
  /// nothing replaces.
  private static let companions = ["-wal", "-journal", ""]

  /// Moves the file and what belongs to it; its new path.
  func move() throws(StoreFault) -> String {
    let aside = freePath()
    for companion in Self.companions
    where disk.entry(at: path + companion) == .file && disk.entry(at: aside + companion) == nil {
      do throws(DiskFault) {
        try disk.rename(path + companion, to: aside + companion)
      } catch {
        throw StoreFault(error)
      }
    }
    return aside
  }

  /// Whether an earlier process has moved what belongs to the file, and not the file.
  var hasBegun: Bool {
    let aside = freePath()
    return disk.entry(at: path) == .file
      && Self.companions.contains { disk.entry(at: aside + $0) == .file }
  }

  /// Where a file was before it was put aside; nil for one that was not.
  static func origin(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), path[dot...].hasPrefix(mark),
      Int(path[dot...].dropFirst(mark.count)) != nil
    else { return nil }
    return String(path[..<dot])
  }

  /// The path of the file that was moved last.
  var latest: String? {
    let number = freeNumber()
    return number > 1 ? place(number - 1) : nil
  }

  private func freePath() -> String { place(freeNumber()) }

  private func freeNumber() -> Int {
    var number = 1
    while disk.entry(at: place(number)) != nil { number += 1 }
    return number
  }

  private static let mark = ".damaged-"

  private func place(_ number: Int) -> String { "\(path)\(Self.mark)\(number)" }
}
