import MiniUI
import Testing
import TestSupport

@testable import AutoTrack

/// Options × containers × kinds of elements: each option suppresses only its own clicks.
@Suite struct OptionsOfClicks {
  /// An option and the kinds of clicks that it suppresses.
  struct Option: CustomTestStringConvertible {
    let name: String
    let configuration: Configuration
    var suppressed: Set<String> = []

    var testDescription: String { name }

    static func setting(_ name: String, _ change: (inout Configuration) -> Void) -> Option {
      var configuration = Configuration()
      change(&configuration)
      return Option(name: name, configuration: configuration)
    }

    static func ignoring(_ type: String, _ kinds: Set<String>) -> Option {
      var option = setting("ignoring \(type)") { $0.ignoreViewTypes = [type] }
      option.suppressed = kinds
      return option
    }
  }

  private static let options: [Option] = [
    .setting("one click per touch") { $0.oneClickPerTouch = true },
    .setting("child screens") { $0.childScreens = true },
    .setting("without page leaves") { $0.pageLeave = false },
    .setting("paths of another scheme") { $0.scheme = .sensors },
    .ignoring("UIButton", ["control", "floating window", "window"]),
    .ignoring("UILabel", ["gesture"]),
    .ignoring("UISegmentedControl", ["segment"]),
    .ignoring("UITableView", ["UITableView"]),
    .ignoring("UICollectionView", ["UICollectionView"]),
    .ignoring("UIScrollView", ["UITableView", "UICollectionView"]),
    .ignoring("UIBarButtonItem", ["bar button", "back button"]),
    .ignoring("UITabBarItem", ["tab", "own tab"]),
    .ignoring("UISwitch", []),
  ]

  private static let arrangements: [Arrangement] = {
    let all = Arrangement.Container.allCases
    let inTabs = all.map { Arrangement(containers: [.tabs, $0]) }
    let presented = all.map {
      Arrangement(containers: [$0, .navigation], style: .fullScreen, covered: [.tabs])
    }
    return [Arrangement(containers: [])] + all.map { Arrangement(containers: [$0]) } + inTabs
      + presented
  }()

  @Test(arguments: options)
  func `an option suppresses the clicks that it names and changes no other`(
    option: Option
  ) throws {
    // The name of the option, so that the samples of all options together have every arrangement.
    let space = TestSpace("OptionsOfClicks", part: option.name, Self.arrangements)
    for arrangement in space.some(2) {
      let plain = try ClickedArrangement.clicks(in: arrangement)
      let clicks = try ClickedArrangement.clicks(in: arrangement, under: option.configuration)
      #expect(clicks.map(\.kind) == plain.map(\.kind))
      for (click, before) in zip(clicks, plain) {
        let wanted = option.suppressed.contains(click.kind) ? "nothing" : before.came
        #expect(click.came == wanted, "\(click.kind) in \(arrangement)")
      }
    }
  }
}
