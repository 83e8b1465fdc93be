import Testing
import Wording

@testable import AutoTrack

/// The published cases of properties, key by key.
@Suite struct PropertyRows {
  private let good: PropertyInputs = ["abc": "abcValue", "ddd": ["123"], "fff": 999]
  private let kept: Properties = ["abc": "abcValue", "ddd": ["123"], "fff": 999]

  @Test func `SA-E12 good properties are kept`() {
    let checked = CheckedProperties(checking: good)
    #expect((checked.properties, checked.notes) == (kept, []))
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
    #expect((checked.properties, checked.envelope.project) == ([:], "shop"))
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
    #expect((checked.properties, checked.envelope.time) == ([:], time))
    #expect(checked.notes.map(\.fault) == [fault].compactMap { $0 })
  }

  @Test func `SA-E12 a custom $device_id is dropped`() {
    let checked = CheckedProperties(checking: ["$device_id": "mine", "$project": 1])
    #expect((checked.properties, checked.envelope) == ([:], EnvelopeOverrides()))
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

@Suite struct PropertyLists {
  @Test func `iteration is sorted by key in every order of setting`() {
    var properties: Properties = ["b": 2, "$z": 0, "a": 1]
    properties["B"] = 3
    #expect(properties.map(\.key) == ["$z", "B", "a", "b"])
    #expect(properties.map(\.value) == [0, 3, 1, 2])
  }

  @Test func `keys sort by their Unicode scalars, not by a language's alphabet`() {
    let properties: Properties = ["é": 0, "商品": 0, "z": 0, "_": 0, "😀": 0, "ab": 0, "a": 0]
    #expect(properties.map(\.key) == ["_", "a", "ab", "z", "é", "商品", "😀"])
  }

  @Test func `the last value of a repeated key wins`() {
    #expect(["a": 1, "b": 2, "a": 3] as Properties == ["a": 3, "b": 2])
    #expect(Properties([(key: "a", value: 1), (key: "a", value: 2)]) == ["a": 2])
  }

  @Test func `a key that is absent has no value`() {
    let properties: Properties = ["b": 1, "d": 2]
    #expect(["a", "b", "c", "d", "e"].map { properties[$0] } == [nil, 1, nil, 2, nil])
    #expect(Properties()["a"] == nil)
  }

  @Test func `setting an existing key replaces its value`() {
    var properties: Properties = ["a": 1, "b": 2]
    properties["a"] = "one"
    #expect(properties == ["a": "one", "b": 2])
  }

  @Test func `setting nil removes the key`() {
    var properties: Properties = ["a": 1, "b": 2, "c": 3]
    for key in ["b", "0", "bb", "z"] {
      properties[key] = nil
    }
    #expect(properties == ["a": 1, "c": 3])
  }

  @Test func `the values of the other list win in a merge`() {
    let automatic: Properties = ["$os": "iOS", "$lib": "iOS", "$model": "iPhone14,5"]
    let custom: Properties = ["$os": "none", "price": 9]
    #expect(
      automatic.merging(custom)
        == ["$lib": "iOS", "$model": "iPhone14,5", "$os": "none", "price": 9])
    #expect((automatic.merging([:]), Properties().merging(custom)) == (automatic, custom))
  }

  @Test func `equality ignores the order of setting`() {
    #expect(["a": 1, "b": 2.0] as Properties == ["b": 2, "a": 1])
    #expect(["a": 1] as Properties != ["b": 1])
    #expect(["a": 1] as Properties != ["a": 2])
    #expect(["a": 1] as Properties != ["a": 1, "b": 2])
  }

  @Test func `a thousand keys in a shuffled order are all found`() {
    var properties = Properties()
    for number in 0..<1000 {
      properties["key\(number * 379 % 1000)"] = .integer(number)
    }
    #expect(properties.count == 1000)
    #expect(properties.map(\.key) == (0..<1000).map { "key\($0)" }.sorted())
    #expect((0..<1000).allSatisfy { properties["key\($0 * 379 % 1000)"] == .integer($0) })
  }
}

@Suite struct PropertyValues {
  private func checked(_ key: PropertyInput, _ value: PropertyInput) -> CheckedProperties {
    CheckedProperties(checking: PropertyInputs([.init(name: key, value: value)]))
  }

  @Test(arguments: [("abc", 8_192), ("app_crashed_reason", 16_384)])
  func `a text that reaches its limit is cut and ends in $`(key: String, limit: Int) {
    let short = String(repeating: "a", count: limit - 1)
    #expect(checked(.string(key), .string(short)).properties[key] == .string(short))
    #expect(checked(.string(key), .string(short)).notes == [])
    let long = checked(.string(key), .string(short + "bc"))
    #expect(long.properties[key] == .string(short + "$"))
    #expect(long.notes == [PropertyNote(.string(key), .cut(to: limit))])
    #expect(checked(.string(key), .string(short + "b")).properties[key] == .string(short + "$"))
  }

  @Test func `the length of a text counts UTF-16 units, and a cut keeps characters whole`() {
    let faces = String(repeating: "🙂", count: 4_096)
    let fewer = String(repeating: "🙂", count: 4_095)
    #expect(checked("abc", .string(faces)).properties["abc"] == .string(fewer + "$"))
    #expect(checked("abc", .string(fewer)).notes == [])
    let odd = "a" + faces
    #expect(checked("abc", .string(odd)).properties["abc"] == .string("a" + fewer + "$"))
  }

  private static let lost: [(PropertyInput, PropertyFault)] = [
    (.double(.nan), .notFinite), (.double(.infinity), .notFinite),
    (.double(-.infinity), .notFinite), (nil, .null), (["a": 1], .dictionary),
  ]

  @Test(arguments: lost)
  func `a property with an unsupported value is dropped alone`(
    value: PropertyInput, fault: PropertyFault
  ) {
    let checked = CheckedProperties(checking: ["abc": value, "good": ""])
    #expect((checked.properties, checked.notes) == (["good": ""], [PropertyNote("abc", fault)]))
  }

  @Test func `a list's elements become strings, and bad ones are skipped`() {
    let list: PropertyInput = [
      "a", 1, 2.5, 8.0, true, nil, .double(.nan), ["b"], ["c": 1], .date(milliseconds: 0),
      .string(String(repeating: "x", count: 9_000)),
    ]
    let checked = checked("abc", list)
    #expect(
      checked.properties["abc"] == [
        "a", "1", "2.5", "8", "1", "1970-01-01 00:00:00.000",
        .string(String(repeating: "x", count: 8_191) + "$"),
      ])
    #expect(checked.notes == [PropertyNote("abc", .elements(skipped: 4))])
  }

  @Test func `the last value of a repeated key wins, in the order given`() {
    let checked = CheckedProperties(checking: ["b": 1, "a": 2, "b": 3, "a": 4, "c": nil])
    #expect((checked.properties, checked.properties.map(\.key)) == (["a": 4, "b": 3], ["a", "b"]))
  }

  @Test func `ten thousand keys are sorted, and the notes keep the order of the bad ones`() {
    let pairs = (0..<10_000).reversed().map { number in
      PropertyInputs.Pair(
        name: .string(number.isMultiple(of: 2) ? "key\(number)" : "\(number)"),
        value: .integer(number))
    }
    let checked = CheckedProperties(checking: PropertyInputs(pairs))
    let kept = stride(from: 0, to: 10_000, by: 2).map { "key\($0)" }
    #expect((checked.properties.map(\.key), checked.notes.count) == (kept.sorted(), 5_000))
    #expect(checked.notes.first == PropertyNote("9999", .name(.invalid)))
  }

  @Test func `a note names the property and the remedy`() {
    let long = String(repeating: "a", count: 101)
    let notes = [
      PropertyNote("id", .name(.invalid)), PropertyNote(.string(long), .name(.overflow)),
      PropertyNote(nil, .name(.missing)), PropertyNote("abc", .dictionary),
    ]
    #expect(
      notes.map(\.description) == [
        "property 'id' (invalid): is not a valid name; "
          + "use letters, digits, _ and $, no leading digit and no reserved name",
        "property '\(long.dropLast())…' (overflow): "
          + "has more than 100 characters; choose a shorter name",
        "property 'nil' (nil): is nil; give it a name",
        "property 'abc' (dictionary): is a dictionary; give its entries as properties",
      ])
  }

  @Test(arguments: [
    (0, 0, "1970-01-01 00:00:00.000"), (-1, 0, "1969-12-31 23:59:59.999"),
    (951_782_399_999, 0, "2000-02-28 23:59:59.999"),
    (951_782_400_000, 0, "2000-02-29 00:00:00.000"),
    (1_582_934_400_000, 0, "2020-02-29 00:00:00.000"),
    (1_577_836_800_050, -300, "2019-12-31 19:00:00.050"),
    (1_577_836_800_050, 345, "2020-01-01 05:45:00.050"),
    (-62_135_596_800_000, 0, "0001-01-01 00:00:00.000"),
  ])
  func `a date is written in the device's time zone`(time: Int, minutes: Int, text: String) {
    #expect(DateText(milliseconds: time, minutesFromGMT: minutes).text == text)
  }

  @Test func `the first and the last representable dates are written`() {
    #expect(DateText(milliseconds: .min, minutesFromGMT: -60).text.hasPrefix("-292275055-"))
    #expect(DateText(milliseconds: .max, minutesFromGMT: 60).text.hasPrefix("292278994-"))
  }
}
