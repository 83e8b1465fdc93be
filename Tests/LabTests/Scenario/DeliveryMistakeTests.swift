import Testing

@testable import LabLanguage

@Suite struct DeliveryMistakes {
  @Test(arguments: [
    Complaint(
      "{ polici: 's3' }",
      "polici → unknown key 'polici'; did you mean 'policy'?"),
    Complaint(
      "{ policy: 'sensor' }",
      "'sensor' → expected 's3', 's4' or 'sensors', found 'sensor'; did you mean 'sensors'?"),
    Complaint("{ sampling: 2 }", "2 → expected a number from 0 to 1, found 2"),
    Complaint("{ storeLimit: 0 }", "0 → expected a whole number of at least 1, found 0"),
    Complaint(
      "{ cache: 'writethrough' }",
      "'writethrough' → expected 'memory' or 'writeThrough', found 'writethrough'; did you mean "
        + "'writeThrough'?"),
    Complaint("{ address: '' }", "'' → expected a text that is not empty, found ''"),
  ])
  func `an invalid upload setting is a mistake`(row: Complaint) throws {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: "{ upload: \(row.text) }")
    #expect(try complaints(ofScenario: text) == [row.message])
  }

  @Test(arguments: [
    Complaint(
      "{ server: 'wel' }", "'wel' → expected 'well', found 'wel'; did you mean 'well'?"),
    Complaint(
      "{ server: { donw: true } }",
      "donw → unknown key 'donw'; did you mean 'down'?"),
    Complaint(
      "{ server: [] }",
      "[ → the list of faults is empty; write 'well' for a server without faults"),
    Complaint(
      "{ server: { down: true, requests: [] } }",
      "[ → the fault applies to no request; remove 'requests' for all"),
    Complaint("{ server: { down: false } }", "false → expected true, found false"),
    Complaint(
      "{ server: { status: 204 } }",
      "{ → the response of 'status 204' means that every record is stored; use another fault, or "
        + "'timeout: true', which stores and does not answer"),
    Complaint(
      "{ server: [{ down: true, requests: [1] }, { body: '{}' }] }",
      "{ → the response of 'body '{}'' means that every record is stored; use another fault, or "
        + "'timeout: true', which stores and does not answer"),
    Complaint(
      "{ server: { down: true, requests: [0] } }",
      "0 → expected a whole number of at least 1, found 0"),
    Complaint(
      "{ flush: {}, delivery: { droped: {} } }",
      "droped → unknown key 'droped'; did you mean 'dropped'?"),
    Complaint(
      "{ flush: {}, delivery: { dropped: { storefull: 1 } } }",
      "storefull → unknown key 'storefull'; did you mean 'storeFull'?"),
    Complaint(
      "{ flush: {}, delivery: { queued: -1 } }",
      "-1 → expected a whole number of at least 0, found -1"),
  ])
  func `an invalid server or delivery step is a mistake`(row: Complaint) throws {
    let text = Shop.scenario(
      steps: "{ launch: {} }, \(row.text)", tracker: "{ upload: { address: 'https://d/' } }")
    #expect(try complaints(ofScenario: text) == [row.message])
  }

  @Test(arguments: [
    Complaint(
      "{ server: 'well' }",
      "{ → no request reaches the server that should fail; add tracker.upload.address or "
        + "tracker.statistics"),
    Complaint(
      "{ flush: {}, received: ['$AppClick'] }",
      "['$AppClick' → no server receives any events; add tracker.upload.address"),
  ])
  func `a server step without an upload address is a mistake`(row: Complaint) throws {
    let text = Shop.scenario(steps: row.text)
    #expect(try complaints(ofScenario: text).map { $0.drop { $0 == " " } } == [row.message[...]])
  }

  @Test func `an empty list of answers is a mistake`() throws {
    let text = Shop.scenario(steps: "{ launch: {} }").replacing("device: {}", with: "server: []")
    #expect(
      try complaints(ofScenario: text) == [
        "[ → 'server' contains no answer; add an answer, or remove 'server'"
      ])
  }
}
