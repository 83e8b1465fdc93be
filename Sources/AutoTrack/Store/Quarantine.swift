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

  private func freePath() -> String {
    var number = 1
    while disk.entry(at: "\(path).damaged-\(number)") != nil { number += 1 }
    return "\(path).damaged-\(number)"
  }
}
