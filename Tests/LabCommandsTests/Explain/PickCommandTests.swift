import AutoTrack
import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabSystem

/// `lab pick`: makes a rule from an element of a screen.
@Suite struct PickCommands {
  private static let scenario = """
    {
      scenario: 'A list', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController',
          view: { subviews: [
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
              sections: [{ rows: ['Pot', 'Cup'] }] },
            { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 200, 390, 44],
              on: { touchUpInside: 'buy:' } },
            { is: 'UISegmentedControl', id: 'sort', segments: ['A', 'B'], frame: [0, 250, 390, 44],
              on: { valueChanged: 'buy:' } },
            { is: 'UITextField', id: 'field', frame: [0, 300, 390, 44],
              on: { editingDidBegin: 'buy:' } },
            { is: 'UILabel', id: 'label', text: 'Label', frame: [0, 350, 390, 44] },
          ] },
          methods: { 'buy:': [], 'tableView:didSelectRowAtIndexPath:': [] },
        },
      } },
      steps: [{ launch: {} }],
    }
    """
  private let files = WrittenFiles(["s.json5": scenario])

  @Test(arguments: PathSchemes.names, ["#buy", "{ row: '0:1', in: '#list' }", "#sort"])
  func `a rule of any scheme is written so that it can be read`(
    _ scheme: String, _ selector: String
  ) {
    let files = files
    let picked = files.lab(
      "pick", "s.json5", selector, "--name", "Picked", "--scheme", scheme,
      "--rules", "rules/r.json5")
    if picked.code == .invalid { return #expect(picked.messages.contains("is not a rule")) }
    #expect(picked.code == .held)
    #expect(files.lab("rules", "list", "rules/r.json5").code == .held)
  }
}
