import Testing

@testable import AutoTrack

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
    #expect(checked.properties == ["good": ""])
    #expect(checked.notes == [PropertyNote("abc", fault)])
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
    #expect(checked.properties == ["a": 4, "b": 3])
    #expect(checked.properties.map(\.key) == ["a", "b"])
  }

  @Test func `ten thousand keys are sorted, and the notes keep the order of the bad ones`() {
    let pairs = (0..<10_000).reversed().map { number in
      PropertyInputs.Pair(
        name: .string(number.isMultiple(of: 2) ? "key\(number)" : "\(number)"),
        value: .integer(number))
    }
    let checked = CheckedProperties(checking: PropertyInputs(pairs))
    let kept = stride(from: 0, to: 10_000, by: 2).map { "key\($0)" }
    #expect(checked.properties.map(\.key) == kept.sorted())
    #expect(checked.notes.count == 5_000)
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
