import AutoTrack
import LabKitSupport
import MiniUI
import Testing

@testable import LabKit

/// The selectors of a screen's elements, which one walk of the screen finds for all of them.
@Suite struct FoundViewsOfScreens {
  /// Words of two buttons, one perhaps hidden, one perhaps inside the other.
  private static let cases = [true, false].flatMap { sameID in
    [true, false].flatMap { sameText in
      [true, false].flatMap { isHidden in
        [true, false].map { [sameID, sameText, isHidden, $0] }
      }
    }
  }

  @Test(arguments: cases)
  func `a selector finds the element that it was made for`(_ facts: [Bool]) throws {
    let (sameID, sameText, isHidden, isInside) = (facts[0], facts[1], facts[2], facts[3])
    let second = """
      { is: 'UIButton', id: '\(sameID ? "a" : "b")', title: '\(sameText ? "A" : "B")',
        frame: [0, 40, 90, 30], hidden: \(isHidden), on: { touchUpInside: 'go:' } }
      """
    let first = """
      { is: 'UIButton', id: 'a', title: 'A', frame: [0, 100, 100, 100],
        on: { touchUpInside: 'go:' }\(isInside ? ", subviews: [\(second)]" : "") }
      """
    let views = isInside ? first : "\(first), \(second)"
    let loaded = try loaded(
      """
      { scenario: 'Names', app: { root: { navigation: 'Home' }, classes: { Home: {
        is: 'UIViewController', title: 'Home', toolbarItems: [{ title: 'A' }],
        view: { subviews: [\(views), { is: 'UIButton', frame: [0, 300, 50, 50] },
          { is: 'UIButton', frame: [0, 400, 50, 50] },
          { is: 'UISegmentedControl', segments: ['A', 'B'], frame: [0, 500, 200, 30] },
          { is: 'UITableView', frame: [0, 540, 390, 150],
            sections: [{ rows: ['A', 'B', { text: 'A' }] }] }] },
        methods: { 'go:': [] } } } }, steps: [{ launch: {} }] }
      """)
    let simulation = Simulation(loaded)
    _ = simulation.run(through: 0) { _ in }
    let process = try #require(simulation.session?.process)
    let names = ElementNames(in: process)
    let screen = Screen(of: process)
    var count = 0
    for part in ScreenContents(of: process).parts {
      guard let element = part.element, let selector = names.selector(of: part.view, element)
      else { continue }
      count += 1
      #expect(try screen.view(selector) === part.view, "\(selector)")
    }
    #expect(count > 6)
  }
}
