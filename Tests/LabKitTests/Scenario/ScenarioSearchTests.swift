import Testing

@testable import LabKit
@testable import LabLanguage
@testable import LabSystem

@Suite struct ScenarioSearches {
  private let files = MemoryFiles([
    "s/b.json5": "", "s/a/z.json5": "", "s/apps/shop.json5": "", "s/README.md": "",
    "s/a/apps/cart.json5": "", "other/c.json5": "",
  ])

  @Test func `files below a folder are sorted, with names relative to it`() {
    let search = ScenarioSearch(below: ["s"], files)
    #expect(
      search.scenarios == [
        ScenarioLocation(path: "s/a/z.json5", shortName: "a/z.json5"),
        ScenarioLocation(path: "s/b.json5", shortName: "b.json5"),
      ])
  }

  @Test func `a folder named apps holds apps at any depth`() {
    let search = ScenarioSearch(below: ["s/"], files)
    #expect(search.apps.map(\.path) == ["s/a/apps/cart.json5", "s/apps/shop.json5"])
  }

  @Test func `paths keep their order, and a file appears once`() {
    let search = ScenarioSearch(below: ["s/b.json5", "other", "s", "s/b.json5"], files)
    #expect(search.scenarios.map(\.path) == ["s/b.json5", "other/c.json5", "s/a/z.json5"])
  }

  @Test func `a named file is taken with any extension`() {
    let search = ScenarioSearch(below: ["s/README.md"], files)
    #expect(
      search.scenarios == [ScenarioLocation(path: "s/README.md", shortName: "s/README.md")])
  }
}
