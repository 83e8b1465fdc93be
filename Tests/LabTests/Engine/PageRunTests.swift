import MiniUI
import Testing

@testable import LabKit
@testable import LabLanguage

/// Pages that a finger turns.
@Suite struct PageRuns {
  private func differences(_ steps: String, root: String = "{ page: ['A', 'B', 'C'] }") throws
    -> [String]
  {
    let report = try run(
      """
      { scenario: 'Pages', app: { root: \(root), classes: {
        A: { is: 'UIViewController', title: 'One', view: { subviews: [
          { is: 'UIButton', id: 'a', title: 'A', frame: [100, 400, 200, 44],
            on: { touchUpInside: 'tapped:' } } ] },
          methods: { 'tapped:': [{ set: { '#a.title': 'Tapped' } }] } },
        B: { is: 'UIViewController', title: 'Two' }, C: { is: 'UIViewController' },
        Pages: { is: 'UIPageViewController' },
      } }, steps: [{ launch: {} }, \(steps)] }
      """)
    return report.outcomes.flatMap(\.differences).map { "\($0.expected) | \($0.found)" }
      + [report.fault?.message].compactMap(\.self)
  }

  @Test(arguments: [
    "{ swipe: 'left', screen: 'B' }, { swipe: 'left', screen: 'C' }, "
      + "{ swipe: 'left', screen: 'C' }",
    "{ swipe: 'right', screen: 'A' }, { swipe: 'left' }, { swipe: 'right', screen: 'A' }",
    "{ swipe: 'up', screen: 'A' }",
    "{ swipe: { direction: 'left', on: '#a' }, screen: 'B' }, { swipe: 'right', see: 'A' }",
    "{ drag: { from: { point: [300, 300] }, by: [-100, 0] }, screen: 'A' }",
    "{ drag: { from: { point: [300, 300] }, by: [-250, 0] }, screen: 'B' }",
    "{ drag: { from: { point: [100, 300] }, by: [-50, 0] } }, { tap: '#a', see: 'Tapped' }",
  ])
  func `AP-34 a swipe turns to the next page, and a short drag falls back`(
    steps: String
  ) throws {
    #expect(try differences(steps) == [])
  }

  @Test func `pages of an app's subclass in a navigation stack turn alike`() throws {
    #expect(
      try differences(
        "{ swipe: 'left', screen: 'B' }", root: "{ navigation: { page: ['A', 'B'], is: 'Pages' } }")
        == [])
  }

  @Test func `buttons inside a page controller cannot be tapped`() throws {
    let report = try run(
      """
      { scenario: 'Pages', app: { root: { page: ['A'], is: 'Pages' }, classes: {
        A: { is: 'UIViewController' }, Pages: { is: 'UIPageViewController' },
      } }, steps: [{ launch: {} }, { tap: { path: 'A[0]/UIButton[0]' } }] }
      """)
    #expect(report.fault?.notes.last == "can be tapped: nothing")
  }

  @Test func `a page controller has no tabs and gives its tab no title`() throws {
    func complaints(_ root: String, _ tab: String) throws -> [String] {
      try LabTests.complaints(
        ofScenario: """
          { scenario: 'A', app: { root: \(root), classes: {
            V: { is: 'UIViewController', title: 'V' } } }, steps: [{ tap: { tab: \(tab) } }] }
          """)
    }
    #expect(
      try complaints("{ page: ['V'] }", "'V'") == [
        "{ → no screen of the app has tab \"V\" | tabs: none"
      ])
    #expect(
      try complaints("{ tabs: [{ page: ['V'] }] }", "'V'") == [
        "{ → no screen of the app has tab \"V\" | tabs: none"
      ])
    #expect(try complaints("{ tabs: [{ navigation: 'V' }] }", "'V'") == [])
  }
}
