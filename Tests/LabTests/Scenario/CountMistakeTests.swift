import Testing

@testable import LabLanguage

@Suite struct CountMistakes {
  @Test(arguments: [
    Complaint(
      "{ statistics: 'yes' }",
      "'yes' → expected true or false or an object about counts, found a string"),
    Complaint(
      "{ statistics: { adress: '/s' } }",
      "adress → unknown key 'adress'; did you mean 'address'?"),
    Complaint(
      "{ statistics: { productID: 42 } }",
      "42 → expected a text that is not empty, found a number"),
    Complaint(
      "{ upload: { address: '/a' }, statistics: { address: '/a' } }",
      "{ → events and counts share the address '/a'; use two addresses"),
  ])
  func `an invalid statistics setting is a mistake`(row: Complaint) throws {
    let text = Shop.scenario(steps: "{ launch: {} }", tracker: row.text)
    #expect(try complaints(ofScenario: text).map { $0.drop { $0 == " " } } == [row.message[...]])
  }

  @Test(arguments: [
    Complaint(
      "statistics: [{ vcid: '' }]",
      "vcid → unknown key 'vcid'; did you mean 'vc_id'?"),
    Complaint("statistics: [{ logType: 6 }]", "6 → expected a whole number from 0 to 5, found 6"),
    Complaint(
      "statistics: [{ num: 1.5 }]", "1.5 → expected a whole number of at least 0, found 1.5"),
    Complaint("statistics: [{ btn_id: 1 }]", "1 → expected a string or a matcher, found a number"),
    Complaint(
      "statistics: [{ vc_id: 'ShopViewControler' }]",
      "'ShopViewControler' → unknown class 'ShopViewControler'; did you mean "
        + "'ShopViewController'?"),
    Complaint(
      "reports: [{ list: [{ vc_id: 'UIButton' }] }]",
      "'UIButton' → a screen must be a controller; UIButton is not one"),
    Complaint(
      "reports: [{ userId: '0' }]",
      "userId → unknown key 'userId'; did you mean 'userid'?"),
    Complaint(
      "reports: [{ record: 'create' }]",
      "'create' → expected 'lookedUp', 'created' or 'updated', found 'create'; did you mean "
        + "'created'?"),
    Complaint(
      "reports: [{ record: 'created' }]",
      "'created' → only a cloud store keeps records of users; remove 'record' or "
        + "tracker.statistics.address"),
  ])
  func `an invalid count expectation is a mistake`(row: Complaint) throws {
    let text = Shop.scenario(
      steps: "{ launch: {} }, { wait: '1s', \(row.text) }",
      tracker: "{ statistics: { address: '/s' } }")
    #expect(try complaints(ofScenario: text) == [row.message])
  }

  @Test func `an expected report to the cloud store needs an operation`() throws {
    let text = Shop.scenario(
      steps: "{ launch: {}, reports: [{ userid: '0' }] }", tracker: "{ statistics: true }")
    #expect(
      try complaints(ofScenario: text) == [
        "{ → a report to the cloud store needs 'record'; set 'record' to 'lookedUp', 'created' or "
          + "'updated'"
      ])
  }

  @Test(arguments: ["statistics: []", "reports: []"])
  func `a count expectation without statistics is a mistake`(expectation: String) throws {
    for tracker in ["{}", "{ statistics: false }", "{ upload: { address: '/e' } }"] {
      let text = Shop.scenario(steps: "{ launch: {}, \(expectation) }", tracker: tracker)
      #expect(
        try complaints(ofScenario: text) == [
          "[ → counting is off; set tracker.statistics to true"
        ])
    }
  }

  @Test func `a server step is accepted with statistics alone`() throws {
    let steps = "{ server: 'well' }, { launch: {} }"
    let text = Shop.scenario(steps: steps, tracker: "{ statistics: true }")
    #expect(try complaints(ofScenario: text) == [])
  }
}
