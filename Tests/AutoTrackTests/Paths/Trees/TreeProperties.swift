import AutoTrack
import Testing
import TestSupport

@Suite struct TreeProperties {
  /// Four times 2,500 trees, so that several processors can work on them.
  @Test(arguments: 0..<4)
  func `S3.7b harmless changes move no path, others only the documented ones, all are unique`(
    part: Int
  ) {
    let property = TreeProperty()
    let seeds = TestSpace("TreeProperties", part * 2_500..<(part + 1) * 2_500).some(120)
    let report = seeds.lazy.compactMap(property.report).first
    #expect(report == nil, "\(report ?? "")")
  }

  @Test func `the sensors scheme is as stable, but does not distinguish children of a screen`() {
    let property = TreeProperty(
      scheme: SensorsPathScheme(), isInjective: false, isDocumented: false)
    let report = (0..<500).lazy.compactMap(property.report).first
    #expect(report == nil, "\(report ?? "")")
  }

  @Test func `the samples cover every kind of mutation`() {
    let samples = (0..<200).map(RandomTree.init)
    let harmful = samples.compactMap { $0.harmful?.description.prefix(6) }
    let harmless = samples.flatMap(\.harmless).map { $0.description.prefix(4) }
    #expect(harmful.count == 200 && Set(harmful) == ["wrap #", "insert"])
    #expect(Set(harmless) == ["inse", "hide", "move", "reti"])
    let moves = samples.compactMap { sample in
      sample.documented.flatMap { DocumentedMoves(of: $0, on: sample.root) }
    }
    let kinds = samples.compactMap { $0.documented?.description.prefix(5) }
    #expect(Set(kinds) == ["remov", "unwra", "move ", "renam"])
    #expect(moves.count == 200 && moves.count { !$0.moved.isEmpty } > 100)
    #expect(samples.map(\.count).reduce(0, +) > 200 * 6)
    let collisions = samples.map { ViewTree($0.root).collisions().count }
    #expect(collisions.contains { $0 > 0 })
  }

  @Test(arguments: ["remove", "unwrap", "move", "rename"])
  func `S3.7b each kind of documented mutation moves elements in many samples`(word: String) {
    let moves = (0..<1_000).map(RandomTree.init).compactMap { sample -> Set<String>? in
      guard let mutation = sample.documented, mutation.description.hasPrefix(word + " ") else {
        return nil
      }
      return DocumentedMoves(of: mutation, on: sample.root)?.moved
    }
    #expect(moves.count { !$0.isEmpty } > 5)
  }
}
