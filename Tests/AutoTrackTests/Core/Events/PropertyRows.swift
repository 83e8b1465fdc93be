import Testing

@testable import AutoTrack

/// The published cases of properties, key by key.
@Suite struct PropertyRows {
  private let good: PropertyInputs = ["abc": "abcValue", "ddd": ["123"], "fff": 999]
  private let kept: Properties = ["abc": "abcValue", "ddd": ["123"], "fff": 999]

  @Test func `SA-E12 good properties are kept`() {
    let checked = CheckedProperties(checking: good)
    #expect(checked.properties == kept)
    #expect(checked.notes == [])
  }

  @Test(arguments: ["123abc", "id", "time"])
  func `SA-E12 a property with a bad key is dropped alone`(key: String) {
    let bad = PropertyInputs.Pair(name: .string(key), value: "value")
    let checked = CheckedProperties(checking: PropertyInputs([bad] + good.pairs))
    #expect(checked.properties == kept)
    #expect(checked.notes == [PropertyNote(.string(key), .name(.invalid))])
  }

  @Test func `SA-E12 $project and $token go to the envelope`() {
    let checked = CheckedProperties(checking: ["$project": "shop", "$token": "t1"])
    #expect(checked.properties == [:])
    #expect(checked.envelope.project == "shop")
    #expect(checked.envelope.token == "t1")
    #expect(checked.envelope.time == nil)
    #expect(checked.notes == [])
  }

  @Test func `the keys of the envelope differ from other keys of equal length`() {
    for key in EnvelopeOverrides.keys {
      #expect(EnvelopeOverrides.isKey(key))
      #expect(!EnvelopeOverrides.isKey(key.dropLast() + "_"))
    }
    for count in 0...12 {
      #expect(!EnvelopeOverrides.isKey(String(repeating: "$", count: count)))
    }
  }

  private static let times: [(PropertyInput, PropertyPurpose, Int?, PropertyFault?)] = [
    (.date(milliseconds: 1_577_836_800_000), .event, 1_577_836_800_000, nil),
    (.date(milliseconds: 1_431_656_640_000), .event, 1_431_656_640_000, nil),
    (.date(milliseconds: 1_431_656_639_999), .event, nil, .tooEarly),
    (11_111_111, .event, nil, .notTime), (11_111_111, .pageEvent, nil, .tooEarly),
    (1_577_836_800_000, .pageEvent, 1_577_836_800_000, nil),
    (1_577_836_800_000.5, .pageEvent, 1_577_836_800_000, nil),
    (.double(.nan), .pageEvent, nil, .notTime), (.double(1e300), .pageEvent, nil, .notTime),
    (.date(milliseconds: 1_577_836_800_000), .pageEvent, nil, .notTime),
  ]

  @Test(arguments: times)
  func `SA-E12 a valid $time replaces the event's time`(
    input: PropertyInput, purpose: PropertyPurpose, time: Int?, fault: PropertyFault?
  ) {
    let checked = CheckedProperties(checking: ["$time": input], for: purpose)
    #expect(checked.properties == [:])
    #expect(checked.envelope.time == time)
    #expect(checked.notes.map(\.fault) == [fault].compactMap { $0 })
  }

  @Test func `SA-E12 a custom $device_id is dropped`() {
    let checked = CheckedProperties(checking: ["$device_id": "mine", "$project": 1])
    #expect(checked.properties == [:])
    #expect(checked.envelope == EnvelopeOverrides())
    #expect(
      checked.notes == [PropertyNote("$device_id", .deviceID), PropertyNote("$project", .notText)])
  }

  @Test func `SA-E13 keys and values are checked one by one`() {
    let inputs: PropertyInputs = [
      123: "number", "123": "digits", "abc": .date(milliseconds: 1_577_836_800_123),
      "list": ["123"], "numbers": [123], nil: 1, "": 2,
    ]
    let checked = CheckedProperties(checking: inputs, minutesFromGMT: 480)
    #expect(
      checked.properties == [
        "abc": "2020-01-01 08:00:00.123", "list": ["123"], "numbers": ["123"],
      ])
    #expect(
      checked.notes == [
        PropertyNote(123, .name(.notString)), PropertyNote("123", .name(.invalid)),
        PropertyNote(nil, .name(.missing)), PropertyNote("", .name(.empty)),
      ])
  }

  private static let increments: [(PropertyInput, PropertyInput, Value?, PropertyFault?)] = [
    ("测试_key", 123, nil, .name(.invalid)), ("abc", ["test_value"], nil, .notNumber),
    ("abc", "test_value", nil, .notNumber), ("abc", 123, 123, nil), ("abc", 1.5, 1.5, nil),
    ("abc", true, nil, .notNumber), ("abc", .double(.infinity), nil, .notFinite),
  ]

  @Test(arguments: increments)
  func `SA-E15 a profile is incremented by numbers`(
    key: PropertyInput, input: PropertyInput, value: Value?, fault: PropertyFault?
  ) {
    let inputs = PropertyInputs([.init(name: key, value: input)])
    let checked = CheckedProperties(checking: inputs, for: .profileIncrement)
    #expect(checked.properties["abc"] == value)
    #expect(checked.notes.map(\.fault) == [fault].compactMap { $0 })
  }

  private static let appends: [(PropertyInput, PropertyInput, Value?, PropertyFault?)] = [
    ("测试_key", ["test_value"], nil, .name(.invalid)),
    ("abc", ["test_value"], ["test_value"], nil), ("abc", [111], ["111"], nil),
    ("abc", "test_value", nil, .notList), ("abc", 123, nil, .notList),
  ]

  @Test(arguments: appends)
  func `SA-E15 a profile is appended to by lists`(
    key: PropertyInput, input: PropertyInput, value: Value?, fault: PropertyFault?
  ) {
    let inputs = PropertyInputs([.init(name: key, value: input)])
    let checked = CheckedProperties(checking: inputs, for: .profileAppend)
    #expect(checked.properties["abc"] == value)
    #expect(checked.notes.map(\.fault) == [fault].compactMap { $0 })
  }
}
