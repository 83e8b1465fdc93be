import MiniUI
import Testing

@testable import LabKit

/// Hooks of scenarios on setters that are sent as messages.
@Suite struct SetterOperations {
  private func notes(_ steps: String, open: String) throws -> [String] {
    let report = try run(
      """
      { scenario: 'x', app: { root: { navigation: 'Home' }, classes: {
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 90, 40],
            on: { touchUpInside: 'open:' } },
          { is: 'UITextField', id: 'name', frame: [0, 200, 90, 40] },
        ] }, methods: { 'open:': [ \(open) ], open: [ \(open) ] } },
      } }, steps: [ \(steps) ] }
      """)
    return report.outcomes.flatMap { outcome in
      outcome.notes + [outcome.crash?.description ?? outcome.fault?.message].compactMap(\.self)
    }
  }

  @Test(arguments: [
    ("-[UIView setHidden:]", "hidden", "true"),
    ("-[UIView setAlpha:]", "alpha", "0.5"),
    ("-[UIView setUserInteractionEnabled:]", "interactive", "false"),
    ("-[UIView setAccessibilityIdentifier:]", "id", "'sell'"),
    ("-[UIControl setEnabled:]", "enabled", "false"),
    ("-[UIControl setSelected:]", "selected", "true"),
    ("-[UIButton setTitle:forState:]", "title", "'Sell'"),
  ])
  func `a hook on a setter runs once and can call the original`(
    _ method: String, _ property: String, _ value: String
  ) throws {
    let found = try notes(
      """
      { launch: {} }, { hook: [{ replace: '\(method)', do: [
        { note: 'hook {1}' }, { original: {} } ] }] }, { send: 'open' }
      """, open: "{ set: { '#buy.\(property)': \(value) } }")
    #expect(found == ["hook \(value.filter { $0 != "'" })"])
  }

  @Test func `a hook on an unsent message fails the step if the class is known at run time`()
    throws
  {
    let found = try notes(
      "{ launch: {} }, { tap: '#buy' }",
      open: "{ hook: [{ replace: '-[{1} setBounds:]', do: [] }] }")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("setBounds: of UIView cannot be hooked, because") == true)
  }

  @Test(arguments: ["resignFirstResponder", "becomeFirstResponder", "endEditing:", "class"])
  func `a UIKit method that returns a value can be an action`(_ action: String) throws {
    let report = try run(
      """
      { scenario: 'x', app: { root: 'Home', classes: {
        Home: { is: 'UIViewController', view: { subviews: [
          { is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 100, 90, 40],
            on: { touchUpInside: { action: '\(action)', target: '#buy' } } },
        ] } },
      } }, steps: [{ launch: {} }, { tap: '#buy' }] }
      """)
    #expect(report.outcomes.compactMap { $0.crash?.description ?? $0.fault?.message } == [])
  }
}
