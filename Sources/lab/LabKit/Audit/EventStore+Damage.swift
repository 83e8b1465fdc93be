import AutoTrack
import MiniUI

/// The integrity of a store's file.
extension EventStore {
  /// The damage of an open store; empty for a closed one.
  ///
  /// A file that cannot be checked counts as damaged.
  var damage: [String] {
    do throws(StoreFault) {
      return try integrityCheck()
    } catch {
      return error == .closed ? [] : [Self.unchecked(error)]
    }
  }

  /// Returns the damage of a file that is not open; the file itself stays unchanged.
  ///
  /// Files of other programs or newer versions do not count as damaged.
  static func damage(at path: String, on disk: DeviceDisk) -> [String] {
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try disk.copy(ofDatabase: path)
    } catch {
      return ["the file cannot be checked: \(error.reason)"]
    }
    // Opening a store writes files beside it, for which the copy must have room.
    copy.capacity = nil
    var notes: [String] = []
    do throws(StoreFault) {
      let store = try EventStore(on: copy, at: path) { notes.append("\($0)") }
      return notes + store.damage
    } catch {
      switch error {
      case .foreign, .newer: return notes
      case .full, .locked, .readOnly, .corrupt, .io: return notes + [unchecked(error)]
      }
    }
  }

  private static func unchecked(_ fault: StoreFault) -> String {
    "the file cannot be checked: \(fault)"
  }
}
