import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// The page of a click, for each kind of click in each arrangement of containers (S3.6, SA-P18).
@Suite struct PagesOfClicks {
  /// Every container alone, and every container in every other.
  private static let nested: [Arrangement] = {
    let all = Arrangement.Container.allCases
    let pairs = all.flatMap { outer in all.map { Arrangement(containers: [outer, $0]) } }
    return [Arrangement(containers: [])] + all.map { Arrangement(containers: [$0]) } + pairs
  }()

  /// Every container presented over every other.
  private static let presented: [Arrangement] = {
    let all = [[]] + Arrangement.Container.allCases.map { [$0] }
    return all.flatMap { covered in
      all.flatMap { containers in
        [ModalPresentationStyle.fullScreen, .pageSheet].map {
          Arrangement(containers: containers, style: $0, covered: covered)
        }
      }
    }
  }()

  @Test(
    arguments: TestSpace("PagesOfClicks", nested + presented).covering(
      { $0.containers.first }, { $0.containers.last }, { $0.covered.first }, { $0.style }))
  func `a click names the page that is shown, and is ignored with it`(
    arrangement: Arrangement
  ) throws {
    var failures: [String] = []
    let expected = try ClickedArrangement.clicks(in: arrangement)
    for click in expected where click.came != click.wanted {
      failures.append("\(click.kind): \(click.came), not \(click.wanted)")
    }
    for page in Set(expected.map(\.wanted)).sorted() {
      var configuration = Configuration()
      configuration.ignoreScreens = [page]
      for click in try ClickedArrangement.clicks(in: arrangement, under: configuration) {
        let wanted = click.wanted == page ? "ignored" : click.wanted
        if click.came != wanted {
          failures.append("ignoring \(page), \(click.kind): \(click.came), not \(wanted)")
        }
      }
    }
    #expect(failures == [], "\(arrangement)")
    #expect(expected.count >= 11)
  }
}
