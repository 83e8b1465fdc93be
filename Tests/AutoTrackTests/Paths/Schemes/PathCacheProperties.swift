import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

@Suite struct PathCacheProperties {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a cached path equals the uncached path under random mutations`(
    seed: UInt64
  ) throws {
    let forest = try RandomForest(seed: seed)
    let path = PathCache()
    for step in 0..<TestSize.amount(250, all: 1_000) {
      let mutation = try forest.mutate()
      for view in forest.someViews() {
        let expected = DefaultPathScheme().path(of: view)
        try #require(path.path(of: view) == expected, "step \(step): \(mutation)")
        try #require(path.viewID(of: view) == MD5.hex(of: expected), "step \(step): \(mutation)")
      }
    }
    #expect(forest.mutations.count == RandomForest.Mutation.allCases.count)
  }
}
