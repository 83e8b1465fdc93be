import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct FleetMistakes {
  /// The first line of a file's messages, without its place.
  private func mistake(_ keys: String) -> String {
    let run = LabRun("check", "f.json5", files: FleetStage.files(FleetStage.text(keys)))
    #expect(run.code == .invalid)
    let line = run.messages.split(separator: "\n").first.map(String.init) ?? ""
    return line.split(separator: " ").dropFirst().joined(separator: " ")
  }

  @Test(arguments: [
    (
      "causes: { crsh: { value: 0.1, source: 's' } }",
      "unknown cause 'crsh'; did you mean 'crash'?"
    ),
    ("causes: { sessions: { value: 1, source: 's' } }", "unknown cause 'sessions'"),
    (
      "settings: { pagse: { value: 1, source: 's' } }",
      "unknown setting 'pagse'; did you mean 'pages'?"
    ),
    (
      "causes: { crash: { value: 0.5, low: 0.1, high: 0.2, source: 's' } }",
      "0.5 is outside its range 0.1 to 0.2; change the 'value', 'low' or 'high'"
    ),
    (
      "causes: { crash: { value: 1.5, source: 's' } }",
      "'crash' cannot be 1.5; give a number from 0 to 1"
    ),
    (
      "causes: { offline: { value: 0.5, low: 0, high: 1, source: 's' } }",
      "'offline' cannot be 1; give a number from 0 to 0.9"
    ),
    (
      "settings: { sessions: { value: 2.5, source: 's' } }",
      "'sessions' cannot be 2.5; give a whole number from 1 to 1000"
    ),
    (
      "causes: { crash: { value: 0.5, low: 0.1, source: 's' } }",
      "a range has two ends; give both 'low' and 'high', or neither"
    ),
    (
      "causes: { crash: { value: 0.5 } }",
      "the value 0.5 has no source; add its 'source', or the reason as 'chosen'"
    ),
    (
      "lands: { direct: [7, 3] }",
      "expected two numbers from 0 to 100, the smaller first, found [7,3]"
    ),
  ])
  func `check reports a mistake in a fleet`(keys: String, message: String) {
    #expect(mistake(keys) == message)
  }

  @Test func `a fleet has at least one device`() {
    let run = LabRun("check", "f.json5", files: FleetStage.files(FleetStage.text(devices: 0)))
    #expect(
      run.messages.contains("expected a whole number from 1 to 1000000000, found 0"), "\(run)")
  }

  @Test func `a fleet's page must be declared, with an SDK and an event on load`() {
    func messages(_ text: String) -> String {
      LabRun("check", "f.json5", files: FleetStage.files(text)).messages
    }
    let text = FleetStage.text()
    #expect(
      messages(text.replacing("page: 'https://m.example/'", with: "page: 'https://n.example/'"))
        .contains("the app has no page 'https://n.example/'; did you mean 'https://m.example/'?"))
    let remedy = "add 'server', and a 'track' step to 'load'"
    #expect(
      messages(text.replacing("server: 'https://data.example/sa',", with: "")).contains(remedy))
    #expect(messages(text.replacing("{ track: '$pageview' }", with: "")).contains(remedy))
  }

  @Test func `every value of the repository's fleet states its source or reason`() throws {
    let values = try FleetStage.repositoryFleet().values
    #expect(Set(values.keys) == Set(FleetParameter.allCases))
    #expect(values.values.allSatisfy { $0.source != nil || $0.chosen != nil })
    let unmoved = values.filter { $0.value.range == nil && $0.value.chosen != nil }.keys
    #expect(Set(unmoved) == [.sessions])
  }

  @Test(arguments: FleetParameter.allCases)
  func `a parameter's standard is within bounds, and 0 for a cause`(
    parameter: FleetParameter
  ) {
    #expect(parameter.bounds.contains(parameter.standard))
    #expect(!parameter.isCause || parameter.standard == 0)
    #expect(!parameter.ways.isEmpty)
  }
}
