import MiniUI
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabDev

/// The file changes that a loss of power may take.
@Suite struct LossesOfPower {
  private func changes(_ operations: DiskOperation...) -> UnsyncedChanges {
    var changes = UnsyncedChanges()
    for operation in operations { _ = changes.take(operation) }
    return changes
  }

  private func byte(_ value: UInt8, _ path: String = "a") -> DiskOperation {
    .write(path, offset: Int(value), bytes: [value])
  }

  @Test func `a sync makes its file and all creations and removals durable, in order`() {
    var changes = changes(.create("a"), byte(1), byte(2, "b"), .remove("c"), byte(3))
    let first = changes.take(.sync("a"))
    #expect(first == [.create("a"), byte(1), .remove("c"), byte(3)])
    #expect(changes.all == [byte(2, "b")])
    let second = changes.take(.sync("a"))
    #expect(second == [])
    let third = changes.take(.sync("b"))
    #expect(third == [byte(2, "b")])
  }

  @Test func `writes to a removed file are discarded`() {
    var changes = changes(byte(1), .remove("a"), .create("a"), byte(2))
    let safe = changes.take(.sync("b"))
    #expect(safe == [.remove("a"), .create("a")])
    #expect(changes.all == [byte(2)])
  }

  @Test func `only losses with different outcomes are tried`() {
    #expect(changes().losses == [])
    #expect(changes(.create("a")).losses == [.everything])
    #expect(changes(byte(1)).losses == [.everything])
    #expect(changes(byte(1), byte(2)).losses == [.everything, .allButNewest, .sectors])
    #expect(changes(byte(1), byte(2), byte(3)).losses == PowerLoss.allCases)
    let long = DiskOperation.write("a", offset: 0, bytes: Array(repeating: 1, count: 600))
    #expect(changes(long).losses == [.everything, .sectors])
  }

  @Test func `a loss keeps nothing, the newest write, or all but the oldest`() {
    let changes = changes(.create("a"), byte(1), byte(2), byte(3), .remove("b"))
    let chance = Chance(seed: 1)
    #expect(changes.survivors(of: .everything, chance) == [])
    #expect(changes.survivors(of: .allButNewest, chance) == [.create("a"), .remove("b"), byte(3)])
    #expect(
      changes.survivors(of: .oldest, chance) == [.create("a"), byte(2), byte(3), .remove("b")])
  }

  @Test func `the seed draws the surviving sectors, each in some trials but not in all`() {
    let bytes = (0..<2_000).map { UInt8(truncatingIfNeeded: $0) }
    let write = DiskOperation.write("a", offset: 500, bytes: bytes)
    let changes = changes(write)
    let sectors = write.sectors
    #expect(
      sectors.map(\.text) == [
        "12 bytes to a at 500", "512 bytes to a at 512", "512 bytes to a at 1024",
        "512 bytes to a at 1536", "452 bytes to a at 2048",
      ])
    let trials: [[DiskOperation]] = (0..<50).map {
      changes.survivors(of: .sectors, Chance(seed: $0))
    }
    let again: [[DiskOperation]] = (0..<50).map {
      changes.survivors(of: .sectors, Chance(seed: $0))
    }
    #expect(trials == again)
    for sector in sectors {
      #expect(trials.contains { $0.contains(sector) })
      #expect(trials.contains { !$0.contains(sector) })
    }
  }

  @Test(arguments: [0, 1, 511, 512, 513, 1_025], [0, 1, 2, 511, 512, 513, 1_024])
  func `the number of sectors is that of the parts`(_ offset: Int, _ count: Int) {
    let write = DiskOperation.write("a", offset: offset, bytes: Array(repeating: 7, count: count))
    #expect(write.sectorCount == write.sectors.count)
  }

  @Test func `file creations and removals survive in order, and a write needs its file`() {
    let changes = changes(
      .create("a"), byte(1), .remove("b"), .create("b"), byte(2, "b"), .create("c"), byte(3, "c"))
    for seed in 0..<100 {
      let left = changes.survivors(of: .sectors, Chance(seed: UInt64(seed)))
      let moves = left.filter(\.movesFiles)
      #expect(moves == Array(changes.all.filter(\.movesFiles).prefix(moves.count)))
      #expect(!left.contains(byte(1)) || left.contains(.create("a")))
      #expect(!left.contains(byte(2, "b")) || left.contains(.create("b")))
      #expect(!left.contains(byte(3, "c")) || left.contains(.create("c")))
    }
  }
}
