import AutoTrack
import MiniUI

/// What an audit asks of a store's file.
extension EventStore {
  /// What is wrong with the file of a store that is open; nothing of one that is closed.
  ///
  /// A file that cannot be checked is not known to be whole.
  var damage: [String] {
    do throws(StoreFault) {
      return try integrityCheck()
    } catch {
      return error == .closed ? [] : [Self.unchecked(error)]
    }
  }

  /// What is wrong with a file that nobody has open, and that stays as it is.
  ///
  /// Another program's file and a newer version's are refused, and not damaged.
  static func damage(at path: String, on disk: DeviceDisk) -> [String] {
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try disk.copy(ofDatabase: path)
    } catch {
      return ["the file cannot be checked: \(error.reason)"]
    }
    // Reading a file writes beside it, and for that there is always room.
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
