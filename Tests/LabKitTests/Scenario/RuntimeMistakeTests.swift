import LabKitSupport
import MiniUI
import Testing
import Wording

@Suite struct RuntimeMistakes {
  private static func scenario(_ operation: String) -> String {
    """
    { scenario: 'x', app: { root: 'Home', classes: { Home: { is: 'UIViewController',
      view: { subviews: [{ is: 'UIButton', id: 'buy', title: 'Buy', frame: [0, 0, 9, 9] }] },
      methods: { buy: [] } } } },
      steps: [{ hook: [
      \(operation)
      ] }] }
    """
  }

  @Test(arguments: UnsentMessage.all)
  func `every unsent message is rejected when a file is read`(
    _ unsent: UnsentMessage
  ) throws {
    let sign = unsent.isClassMethod ? "+" : "-"
    let method = "\(sign)[\(unsent.className) \(unsent.message)]"
    let complaints = try complaints(
      ofScenario: Self.scenario("{ add: '\(method)', do: [] }"))
    #expect(complaints.count == 1)
    #expect(complaints.first?.contains(unsent.refusal.text) == true)
  }
}
