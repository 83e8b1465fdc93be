import Testing

@testable import AutoTrack

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
    #expect(automatic.merging([:]) == automatic)
    #expect(Properties().merging(custom) == custom)
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
