import Testing

@testable import LabKit
@testable import LabLanguage

@Suite struct ScenarioSearches {
  private let files = MemoryFiles([
    "s/b.json5": "", "s/a/z.json5": "", "s/apps/shop.json5": "", "s/README.md": "",
    "s/a/apps/cart.json5": "", "other/c.json5": "",
  ])

  @Test func `files below a folder are sorted, and named from there on`() {
    let search = ScenarioSearch(below: ["s"], files)
    #expect(
      search.scenarios == [
        ScenarioLocation(path: "s/a/z.json5", shortName: "a/z.json5"),
        ScenarioLocation(path: "s/b.json5", shortName: "b.json5"),
      ])
  }

  @Test func `a folder called apps holds apps, wherever it lies`() {
    let search = ScenarioSearch(below: ["s/"], files)
    #expect(search.apps.map(\.path) == ["s/a/apps/cart.json5", "s/apps/shop.json5"])
  }

  @Test func `paths stay in their order, and no file comes twice`() {
    let search = ScenarioSearch(below: ["s/b.json5", "other", "s", "s/b.json5"], files)
    #expect(search.scenarios.map(\.path) == ["s/b.json5", "other/c.json5", "s/a/z.json5"])
  }

  @Test func `a file is taken whatever it is called`() {
    let search = ScenarioSearch(below: ["s/README.md"], files)
    #expect(
      search.scenarios == [ScenarioLocation(path: "s/README.md", shortName: "s/README.md")])
  }
}
