import AutoTrack
import LabKit
import MiniUI

/// The files of the store's benches, in a folder of the machine.
struct StoreBenchFiles {
  private let folder: ScratchFolder

  /// Makes the folder, which is removed with this value.
  init() throws(FileError) { folder = try ScratchFolder() }

  /// Makes or opens a store without a limit.
  func store(_ name: String) throws(StoreFault) -> EventStore {
    let disk = DeviceDisk(in: DiskFolder(at: folder.path))
    return try EventStore(on: disk, at: "bench/\(name)", limit: .max) { _ in }
  }

  /// Makes a store's file, and opens it without the store.
  func bare(_ name: String) throws -> BareDatabase {
    try store(name).close()
    return try BareDatabase(at: "\(folder.path)/bench/\(name)")
  }

  /// Makes records of one run, each with the same event of 20 properties.
  static func records(_ count: Int, from first: Int = 1) -> [Record] {
    let content = EventBench().sample.json
    return (first..<first + count).map { sequence in
      Record(
        session: "0e984725c51c4bf49960e1c80e27aba0", sequence: sequence, event: "$AppClick",
        time: 1_577_836_800_050 + sequence, content: content)
    }
  }
}
