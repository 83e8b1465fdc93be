import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct AppSearches {
  private func result(_ name: String, from scenario: String, in paths: String...) -> String? {
    let files = MemoryFiles(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))
    return AppSearch(for: name, from: scenario, files).result
  }

  @Test func `the scenario's own folder comes first`() {
    #expect(
      result("a.json5", from: "s/t/x.json5", in: "s/t/a.json5", "s/a.json5", "a.json5")
        == "s/t/a.json5")
  }

  @Test func `the nearest folder above is next`() {
    #expect(
      result("apps/a.json5", from: "s/t/x.json5", in: "s/apps/a.json5", "apps/a.json5")
        == "s/apps/a.json5")
  }

  @Test func `without folder identities, the search reaches the working directory`() {
    #expect(result("a.json5", from: "s/t/x.json5", in: "a.json5") == "a.json5")
  }

  @Test func `the search of an absolute path ends at the root folder`() {
    #expect(result("a.json5", from: "/s/x.json5", in: "/a.json5", "a.json5") == "/a.json5")
  }

  @Test func `an absolute name is not searched in other folders`() {
    #expect(result("/a.json5", from: "/s/x.json5", in: "/s/a.json5") == nil)
  }
}
