import Testing
import TestSupport

@testable import LabCommands
@testable import LabSystem

/// The numbers of elements in `lab suggest`: now, on the screen, and in the app.
@Suite struct ElementCounts {
  /// Two tabs; taps change a title, an identifier, a row and a whole screen.
  private static let scenario = """
    {
      scenario: 'Counts', app: { root: { tabs: ['Home', 'Other'] }, classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController', title: 'Home',
          view: { subviews: [
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 390, 44],
              on: { touchUpInside: 'buy:' } },
            { is: 'UIButton', id: 'more', title: 'More', frame: [0, 150, 390, 44],
              on: { touchUpInside: 'more:' } },
            { is: 'UIButton', title: 'Same', frame: [0, 200, 390, 44],
              on: { touchUpInside: 'same:' } },
            { is: 'UIButton', title: 'Same', frame: [0, 250, 390, 44],
              on: { touchUpInside: 'same:' } },
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 300, 390, 200],
              sections: [{ rows: ['Pot', 'Cup'] }] },
          ] },
          methods: {
            'buy:': [{ set: { '#buy.title': 'Bought' } }],
            'more:': [{ set: { '#more.id': 'less' } }],
            'same:': [], 'tableView:didSelectRowAtIndexPath:': [],
          },
        },
        Other: { is: 'UIViewController', title: 'Other', view: { subviews: [
          { is: 'UIButton', title: 'Buy', frame: [0, 100, 390, 44],
            on: { touchUpInside: 'buy:' } } ] }, methods: { 'buy:': [] } },
      } },
      steps: [
        { launch: {} }, { tap: '#buy' }, { tap: '#more' }, { tap: { tab: 'Other' } },
        { tap: { tab: 'Home' } },
      ],
    }
    """

  /// Returns the counts of each way to name an element: kind and name, then the numbers.
  private static func counts(_ selector: String, at step: Int = 5) -> [String: [Int]] {
    let files = WrittenFiles(["s.json5": scenario])
    let run = files.lab("suggest", "s.json5", selector, "--at", "\(step)")
    #expect(run.code == .held, "\(run.messages)")
    return run.output.split(separator: "\n").reduce(into: [:]) {
      let cells = Array($1.split(separator: #/ {2,}/#).dropFirst())
      let numbers = cells.dropFirst(2).prefix(3).compactMap { Int($0) }
      if numbers.count == 3 { $0["\(cells[0]) \(cells[1])"] = numbers }
    }
  }

  @Test func `an element whose own tap changes its text is counted once`() {
    let counts = Self.counts("#buy")
    #expect(counts["identifier #buy"] == [1, 1, 1])
    #expect(counts["action buy:"] == [1, 1, 2])
    #expect(counts["text \"Bought\""] == [1, 1, 1])
    // The old text is a name of two elements of the app.
    #expect(Self.counts("#buy", at: 1)["text \"Buy\""] == [1, 1, 2])
  }

  @Test func `an element whose identifier changes is counted once`() {
    #expect(Self.counts("#less")["action more:"] == [1, 1, 1])
  }

  @Test func `two elements of one name are two`() {
    #expect(Self.counts("{ text: 'Same', nth: 1 }")["text \"Same\""] == [2, 2, 2])
  }

  private static let selectors = [
    "#buy", "#more", "#less", "{ text: 'Same', nth: 2 }", "{ row: '0:1', in: '#list' }",
    "{ tab: 'Home' }", "{ tab: 'Other' }",
  ]

  @Test(arguments: TestSpace("ElementCounts", selectors).some(2))
  func `no screen has fewer elements than it shows, and no app fewer than a screen`(
    _ selector: String
  ) {
    for step in 1...5 where selector != (step < 3 ? "#less" : "#more") && step != 4 {
      for (name, numbers) in Self.counts(selector, at: step) {
        #expect(numbers[0] >= 1 && numbers[0] <= numbers[1] && numbers[1] <= numbers[2], "\(name)")
      }
    }
  }
}
