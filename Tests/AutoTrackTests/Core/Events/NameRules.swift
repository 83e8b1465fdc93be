import Testing

@testable import AutoTrack

@Suite struct NameRules {
  @Test(arguments: ["_098Aa$1", "a", "$", "_", "Z9", "$AppClick", "ids", "user_ta", "my_time"])
  func `SA-E02 letters, digits, _ and $ make a name, which may begin with _`(name: String) {
    #expect(NameFault(name) == nil)
  }

  @Test(arguments: ["123", "123abc", "测试_key", "a b", "a-b", "a\n", "é", "a\u{0}", "a٣", "🙂"])
  func `SA-E13 a digit in front and any other character make it invalid`(name: String) {
    #expect(NameFault(name) == .invalid)
  }

  @Test(arguments: [
    "date", "datetime", "distinct_id", "event", "events", "first_id", "id", "original_id",
    "properties", "second_id", "time", "user_id", "users", "user_tag", "user_tag_1", "user_tagged",
    "user_group", "user_groups",
  ])
  func `SA-E19 reserved names are refused in any case`(name: String) {
    #expect(NameFault(name) == .invalid)
    #expect(NameFault(name.uppercased()) == .invalid)
    #expect(NameFault(name.prefix(1).uppercased() + name.dropFirst()) == .invalid)
  }

  @Test func `SA-E20 more than 100 characters are a warning, and 100 are none`() {
    #expect(NameFault(String(repeating: "a", count: 100)) == nil)
    #expect(NameFault(String(repeating: "a", count: 101)) == .overflow)
    #expect(NameFault(String(repeating: "a", count: 100) + "-") == .invalid)
  }

  @Test func `SA-E13 what is wrong with a name is told apart`() {
    let names: [PropertyInput] = [
      nil, 123, [], "", "1", .string(String(repeating: "a", count: 200)),
    ]
    #expect(
      names.map(NameFault.init(of:)) == [
        .missing, .notString, .notString, .empty, .invalid, .overflow,
      ])
    #expect(NameFault(of: "abc") == nil)
    #expect(
      NameFault.allCases.map(\.rawValue) == ["nil", "not-string", "empty", "invalid", "overflow"])
  }

  @Test func `a bad name does not lose the event, no name does`() {
    let names: [PropertyInput] = [nil, 1, "", "time", "buy"]
    let checked = names.map(CheckedName.init(checking:))
    #expect(checked.map { $0.name?.text } == [nil, nil, nil, "time", "buy"])
    #expect(checked.map(\.fault) == [.missing, .notString, .empty, .invalid, nil])
  }
}
