import Testing

@testable import LabCommands
@testable import LabLanguage
@testable import LabRules
@testable import LabSystem

/// `lab rules` and `lab suggest`.
@Suite struct RulesCommands {
  private static let scenario = """
    {
      scenario: 'A shop', app: { root: 'Home', classes: {
        Cell: { is: 'UITableViewCell' },
        Home: {
          is: 'UIViewController',
          view: { subviews: [
            { is: 'UITableView', id: 'list', cell: 'Cell', frame: [0, 0, 390, 200],
              sections: [{ rows: ['Pot', 'Cup'] }] },
            { is: 'UIButton', id: 'buy', title: 'Buy', outlets: ['buyButton'],
              frame: [0, 200, 390, 44], on: { touchUpInside: 'buy:' } },
            { is: 'UIButton', title: 'Sell', frame: [0, 250, 390, 44],
              on: { touchUpInside: 'sell:' } },
          ] },
          methods: { 'buy:': [], 'sell:': [], 'tableView:didSelectRowAtIndexPath:': [] },
        },
      } },
      tracker: { rules: ['rules/r.json5'] },
      steps: [
        { launch: {}, expect: [{ event: '$AppStart' }, { event: '$AppViewScreen' }] },
        { tap: '#buy', expect: [{ event: '$AppClick' }, { event: 'Sensors' },
          { event: 'Mixpanel' }, { event: 'PostHog' }, { event: 'GrowingIO' }] },
      ],
    }
    """
  /// The same scenario with other rules.
  private static func files(_ rules: String) -> WrittenFiles {
    WrittenFiles(["s.json5": scenario, "rules/r.json5": rules])
  }

  @Test func `each suggested rule of a publisher can be exported`() throws {
    let run = Self.files(
      "[{ name: 'A', page: 'Home', path: 'Home[0]/UIButton[0]', content: 'Buy' }]"
    )
    .lab("rules", "lint", "rules/r.json5", "s.json5")
    let expression = #/\{ name: "A", scheme: "mixpanel".*? \}/#
    let rule = try #require(run.output.firstMatch(of: expression))
    let export = Self.files("[\(rule.output)]")
      .lab("rules", "export", "rules/r.json5", "--format", "mixpanel")
    #expect(export.code == .held, "\(export.messages)")
    #expect(export.output.contains("\"control_event\": 64"), "\(export.output)")
  }

  @Test func `no suggested rule is of a kind that survives fewer releases`() throws {
    let kinds = ["default", "sensors", "mixpanel", "postHog", "growingIO", "amplitude", "anchored"]
    #expect(Set(kinds).isSubset(of: Set(Certificate.all.map(\.row))))
    let text = "[{ name: 'A', path: '/Home/UIView/UIButton & /0/0/1', scheme: 'growingIO' }]"
    let run = Self.files(text).lab("rules", "lint", "rules/r.json5", "s.json5")
    #expect(run.output.contains("93.5 %"), "\(run.output)")
    #expect(!run.output.contains("scheme: \"mixpanel\""), "\(run.output)")
  }
}
