import MiniUI

/// The place of a damaged file: beside its path, under a free name, with all its bytes.
struct Quarantine {
  let disk: DeviceDisk
  let path: String
  /// The suffixes of the files that SQLite keeps beside a file; these are moved first.
  ///
  /// If the process ends between two moves, the next one finds the damaged file and moves it to its
  /// companions, which are never replaced.
  private static let companions = ["-wal", "-journal", ""]

  /// Moves the file with its companions; returns its new path.
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

  /// True if an earlier process has moved companions of the file, but not the file.
  var hasBegun: Bool {
    let aside = freePath()
    return disk.entry(at: path) == .file
      && Self.companions.contains { disk.entry(at: aside + $0) == .file }
  }

  /// Returns the original path of a quarantined file; nil for other files.
  static func origin(of path: String) -> String? {
    guard let dot = path.lastIndex(of: "."), path[dot...].hasPrefix(mark),
      Int(path[dot...].dropFirst(mark.count)) != nil
    else { return nil }
    return String(path[..<dot])
  }

  /// The path of the latest quarantined file; nil if absent.
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
