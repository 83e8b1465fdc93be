import Foundation
import Testing
import TestSupport

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// `lab check` warns about elements that a tap misses because of their frames.
@Suite struct FrameWarnings {
  /// A way to show the screen `Shop`: the app's root, and the steps that lead there.
  struct Way: CustomTestStringConvertible {
    let root: String
    var steps: [String] = []
    var code = ""
    var children = ""
    let testDescription: String

    init(_ name: String, root: String, open code: String = "", children: String = "") {
      testDescription = name
      self.root = root
      (self.code, self.children) = (code, children)
      steps = code.isEmpty ? [] : ["{ send: 'open' }", "{ wait: '1s' }"]
    }
  }

  static let ways = [
    Way("the root", root: "'Shop'"),
    Way("in a stack", root: "{ navigation: 'Shop' }"),
    Way("on top of a stack", root: "{ navigation: ['Start', 'Shop'] }"),
    Way("in tabs", root: "{ tabs: ['Shop', 'Start'] }"),
    Way("in a stack in tabs", root: "{ tabs: [{ navigation: 'Shop' }, 'Start'] }"),
    Way("in tabs in a stack", root: "{ navigation: { tabs: ['Shop', 'Start'] } }"),
    Way("in pages", root: "{ page: ['Shop', 'Start'] }"),
    Way("in pages in a stack", root: "{ navigation: { page: ['Shop', 'Start'] } }"),
    Way("pushed", root: "{ navigation: 'Start' }", open: "{ push: 'Shop' }"),
    Way(
      "pushed in tabs", root: "{ tabs: [{ navigation: 'Start' }] }", open: "{ push: 'Shop' }"),
    Way(
      "a new stack", root: "{ navigation: 'Start' }", open: "{ setViewControllers: ['Shop'] }"),
    Way("a new root", root: "'Start'", open: "{ root: { navigation: 'Shop' } }"),
    Way("presented", root: "'Start'", open: "{ present: 'Shop', style: 'fullScreen' }"),
    Way("pushed by its stack", root: "{ navigation: 'Start', is: 'Stack' }"),
    Way("a child", root: "'Start'", children: "{ is: 'Shop' }"),
    Way("a child in a stack", root: "{ navigation: 'Start' }", children: "{ is: 'Shop' }"),
    Way("a small child", root: "'Start'", children: "{ is: 'Shop', frame: [40, 60, 200, 300] }"),
    Way(
      "a small child in tabs", root: "{ tabs: ['Start'] }",
      children: "{ is: 'Shop', frame: [40, 60, 200, 300] }"),
  ]

  /// Places of the element in the tree: below the root, in a small or a tall view.
  enum Nesting: CaseIterable {
    case root, small, tall

    func views(around views: [String]) -> String {
      let views = views.joined(separator: ", ")
      return switch self {
      case .root: views
      case .small: "{ id: 'box', frame: [0, 0, 160, 302], subviews: [\(views)] }"
      case .tall: "{ id: 'box', frame: [0, 0, 390, 900], subviews: [\(views)] }"
      }
    }

    /// Frames at the edges of the content areas above, one point inside and outside.
    var frames: [[Int]] {
      let (heights, widths) =
        self == .small ? ([302], [160]) : ([300, 670, 714, 753, 761, 844], [200, 390])
      let rows = heights.flatMap { [[100, $0 - 3, 10, 4], [100, $0 - 2, 10, 4]] }
      guard self != .tall else { return rows }
      return rows + widths.flatMap { [[$0 - 3, 50, 4, 10], [$0 - 2, 50, 4, 10]] }
        + [[-2, 50, 4, 10], [-3, 50, 4, 10], [50, -2, 10, 4], [50, -3, 10, 4]]
    }
  }

  private static func scenario(_ way: Way, _ views: String, tap: String = "{ tap: '#x' }") -> String
  {
    """
    { scenario: 'A frame', app: { root: \(way.root), classes: {
      Start: { is: 'UIViewController', view: {}, methods: { open: [\(way.code)] },
        children: [\(way.children)] },
      Stack: { is: 'UINavigationController',
        methods: { viewDidLoad: [{ super: true }, { push: 'Shop', animated: false }] } },
      Shop: { is: 'UIViewController', view: { subviews: [
        \(views)
      ] } } } },
      steps: [{ launch: {} }, \((way.steps + [tap]).joined(separator: ", "))] }
    """
  }

  private static func messages(_ text: String) -> String {
    let run = LabRun("check", "s.json5", files: MemoryFiles(["s.json5": text]))
    #expect(run.code == .held)
    return run.messages
  }

  @Test(
    arguments: TestSpace("FrameWarnings", product(ways, Nesting.allCases))
      .covering({ $0.0.testDescription }, { $0.1 }))
  func `a warning means that a tap misses, and no warning that it hits`(
    _ way: Way, _ nesting: Nesting
  ) {
    let views = nesting.frames.enumerated().map { "{ id: 'x\($0)', frame: \($1) }" }
    let all = Self.scenario(way, nesting.views(around: views), tap: "{ wait: '1s' }")
    let messages = Self.messages(all)
    for (number, view) in TestSpace("FrameWarnings", views.enumerated()).some(4) {
      let text = Self.scenario(way, nesting.views(around: [view]), tap: "{ tap: '#x\(number)' }")
      let isHit = LabRun(running: text).code == .held
      #expect(messages.contains("'#x\(number)'") != isHit, "\(view)")
    }
  }

  @Test func `the scenarios of this repository have no warnings`() {
    let run = LabRun("check", Repository.root.appending(path: "Scenarios").path, files: Disk())
    #expect(run.messages == "")
  }
}
