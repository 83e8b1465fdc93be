import Testing

@testable import AutoTrack

@Suite struct NameRules {
  @Test(arguments: ["_098Aa$1", "a", "$", "_", "Z9", "$AppClick", "ids", "user_ta", "my_time"])
  func `SA-E02 a name consists of letters, digits, _ and $, and may begin with _`(name: String) {
    #expect(NameFault(name) == nil)
  }

  @Test(arguments: ["123", "123abc", "测试_key", "a b", "a-b", "a\n", "é", "a\u{0}", "a٣", "🙂"])
  func `SA-E13 a leading digit and any other character make a name invalid`(name: String) {
    #expect(NameFault(name) == .invalid)
  }

  @Test(arguments: [
    "date", "datetime", "distinct_id", "event", "events", "first_id", "id", "original_id",
    "properties", "second_id", "time", "user_id", "users", "user_tag", "user_tag_1", "user_tagged",
    "user_group", "user_groups",
  ])
  func `SA-E19 reserved names are refused in any case`(name: String) {
    #expect((NameFault(name), NameFault(name.uppercased())) == (.invalid, .invalid))
    #expect(NameFault(name.prefix(1).uppercased() + name.dropFirst()) == .invalid)
  }

  @Test func `SA-E20 a name of more than 100 characters is an overflow, one of 100 is valid`() {
    #expect(NameFault(String(repeating: "a", count: 100)) == nil)
    #expect(NameFault(String(repeating: "a", count: 101)) == .overflow)
    #expect(NameFault(String(repeating: "a", count: 100) + "-") == .invalid)
  }

  @Test func `SA-E13 each kind of invalid name has its own fault`() {
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

  @Test func `an invalid name is kept, a missing, empty or non-string name is not`() {
    let names: [PropertyInput] = [nil, 1, "", "time", "buy"]
    let checked = names.map(CheckedName.init(checking:))
    #expect(checked.map { $0.name?.text } == [nil, nil, nil, "time", "buy"])
    #expect(checked.map(\.fault) == [.missing, .notString, .empty, .invalid, nil])
  }
}
