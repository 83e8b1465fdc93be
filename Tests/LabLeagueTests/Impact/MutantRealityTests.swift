import AutoTrack
import LabLeagueSupport
import LabSystem
import TestSupport
import Testing
@testable import LabLeague

/// Drawn releases beside real ones.
@Suite struct MutantRealities {
  private static let mutants = TestSize.amount(1, all: 4)

  private static func result(seed: UInt64) throws -> MutantReality {
    let files = try ReleaseFiles.files(named: ["hackers", "lockwise"])
    let trial = MutantTrial(rates: .published, mutants: mutants, seed: seed)
    return MutantReality(
      whole: try MutantRealityPart(CorpusShares(files, shard: Shard()), trial))
  }

  private static let first = Result { try result(seed: 1) }

  @Test func `equal seeds give equal reports, other seeds other draws`() throws {
    let (one, two) = try (Self.first.get(), Self.result(seed: 1))
    #expect(MutantRealityReport(one).markdown == MutantRealityReport(two).markdown)
    #expect(MutantRealityReport(one).json == MutantRealityReport(two).json)
    let other = try Self.result(seed: 2)
    #expect(one.schemes.map(\.real) == other.schemes.map(\.real))
    #expect(one.schemes.map(\.drawn) != other.schemes.map(\.drawn))
  }

  @Test func `every scheme has rules at drawn and at real releases`() throws {
    let result = try Self.first.get()
    #expect(result.schemes.map(\.name) == PathSchemes.names)
    #expect(result.screens > 50 && result.mutants > TestSize.amount(30, all: 150))
    for scheme in result.schemes {
      // A drawn release has three quarters of the rules of a real one, or more.
      #expect(scheme.real.rules > 100)
      #expect(4 * scheme.drawn.rules > 3 * Self.mutants * scheme.real.rules)
      #expect((0...100).contains(try #require(scheme.real.survival)))
    }
  }

  private static let rankings: [([Double], [Double], Double, Double)] = [
    ([1, 2, 3], [1, 2, 3], 1, 1), ([1, 2, 3], [3, 2, 1], -1, -1),
    ([1, 2, 3, 4], [1, 3, 2, 4], 0.8, 2.0 / 3), ([1, 1, 2], [1, 2, 3], 0.866, 0.816),
  ]

  @Test(arguments: rankings)
  func `rank correlations`(
    _ left: [Double], _ right: [Double], _ spearman: Double, _ kendall: Double
  ) throws {
    let found = try #require(RankCorrelation(Array(zip(left, right))))
    #expect(abs(found.spearman - spearman) < 0.001)
    #expect(abs(found.kendall - kendall) < 0.001)
    #expect(found.count == left.count)
  }

  private static let equals: [[(Double, Double)]] = [
    [], [(1, 2)], [(1, 2), (1, 3)], [(1, 2), (2, 2)],
  ]

  @Test(arguments: equals)
  func `equal values have no rank correlation`(_ pairs: [(Double, Double)]) {
    #expect(RankCorrelation(pairs) == nil)
  }
}
