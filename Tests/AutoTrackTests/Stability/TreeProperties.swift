import AutoTrack
import Testing

@Suite struct TreeProperties {
  /// Four times 2,500 trees, so that several processors can work on them.
  @Test(arguments: 0..<4)
  func `S3.7b what is harmless moves no path, what is not is named, and none are alike`(
    part: Int
  ) {
    let property = TreeProperty()
    let report = (part * 2_500..<(part + 1) * 2_500).lazy.compactMap(property.report).first
    #expect(report == nil, "\(report ?? "")")
  }

  @Test func `the other scheme is as stable, but tells children of one screen not apart`() {
    let property = TreeProperty(scheme: SensorsPathScheme(), isInjective: false)
    let report = (0..<500).lazy.compactMap(property.report).first
    #expect(report == nil, "\(report ?? "")")
  }

  @Test func `the samples have everything that the properties speak of`() {
    let samples = (0..<200).map(RandomTree.init)
    let harmful = samples.compactMap { $0.harmful?.description.prefix(6) }
    let harmless = samples.flatMap(\.harmless).map { $0.description.prefix(4) }
    #expect(harmful.count == 200 && Set(harmful) == ["wrap #", "insert"])
    #expect(Set(harmless) == ["inse", "hide", "move", "reti"])
    #expect(samples.map(\.count).reduce(0, +) > 200 * 6)
    let collisions = samples.map { ViewTree($0.root).collisions().count }
    #expect(collisions.contains { $0 > 0 })
  }

  @Test func `samples can be mutated as they say`() throws {
    for seed in 0..<300 {
      let sample = RandomTree(seed: seed)
      _ = try ViewTree(sample.root).applying(sample.harmless + [try #require(sample.harmful)])
    }
  }
}
