import AutoTrack
import Foundation
import LabImportSupport
import LabLanguage
import TestSupport
import Testing

@testable import LabCommands
@testable import LabImport
@testable import LabKit
@testable import LabRules
@testable import LabSystem

/// Selectors by which imported elements perform segues: only the lab knows them.
@Suite struct SegueSelectors {
  /// The app file of each imported app of the repository, and of its screen files.
  private static func apps() throws -> [(name: String, text: String)] {
    let folder = Repository.root.appending(path: "Scenarios/import").path()
    let written = Disk().everything(below: folder + "apps").filter { $0.hasSuffix(".json5") }
    let screens = Disk().everything(below: folder).filter(\.isScreenFile)
    return try written.map { ($0, String(decoding: try Disk().read($0), as: UTF8.self)) }
      + screens.map { ($0, AppWriter(try ImportFixture.app([($0, try Disk().read($0))])).text()) }
  }

  @Test func `no rule, scheme or match sees a selector of a segue`() throws {
    let apps = try Self.apps()
    #expect(apps.count { $0.text.contains("\"" + GeneratedMethod.prefix) } >= 1)
    for (name, text) in apps where name.hasSuffix(".json5") || name.hasSuffix(".storyboard") {
      let version = try ImpactVersion("app.json5", [("app.json5", Array(text.utf8))])
      let survey = try VersionStage.survey(of: version, [])
      let views = survey.views.values.flatMap(\.actions)
      let elements = survey.elements.flatMap { $0.snapshot.facts.actions }
      #expect(!(views + elements).contains(where: GeneratedMethod.isName), "\(name)")
      for element in survey.elements.map({ SchemeElement($0.snapshot) }) {
        guard let sight = AnchoredSight(around: element), let place = sight.place(of: element),
          let pattern = sight.pattern(at: place)
        else { continue }
        let rule = CircledRule(name: "a", element: ElementPattern(pattern))
        #expect(!rule.text.contains(GeneratedMethod.prefix), "\(rule.text)")
      }
    }
  }

  private static let app = """
    { root: { navigation: "Home" }, classes: { Home: { is: "UIViewController",
        "navigationItem.rightBarButtonItems": [{ title: "Cart", action: "perform_cart:" }],
        view: { subviews: [
          { is: "UIButton", id: "next", frame: [0, 100, 99, 44],
            on: { touchUpInside: "perform_next:" } },
          { is: "UIButton", id: "buy", frame: [0, 200, 99, 44],
            on: { touchUpInside: ["didTapBuy:", "perform_buy:"] } },
          { is: "UIView", frame: [0, 300, 99, 44],
            gestures: [{ is: "UITapGestureRecognizer", action: "perform_tap:" }] },
          { is: "UITableView", frame: [0, 400, 390, 99],
            sections: [{ rows: [{ text: "Tea", select: "perform_tea:" }] }] } ] },
        methods: { "perform_cart:": [], "perform_next:": [], "perform_buy:": [],
          "perform_tap:": [], "perform_tea:": [], "didTapBuy:": [] } } } }
    """

  @Test(arguments: [("#next", false), ("#buy", true), ("Cart", nil), ("Tea", false)])
  func `no command suggests a selector of a segue`(_ selector: String, _ hasAction: Bool?) {
    let scenario = "{ scenario: \"S\", app: \(Self.app), steps: [{ launch: {} }] }"
    let files = MemoryFiles(["s.json5": scenario])
    let suggested = LabRun("suggest", "s.json5", selector, "--at", "1", "--json", files: files)
    #expect(suggested.code == .held && !suggested.output.contains(GeneratedMethod.prefix))
    if let hasAction {
      let isNamed = suggested.output.contains("\"kind\": \"action\"")
      #expect(isNamed == hasAction, "\(suggested)")
    }
    for scheme in PathSchemes.names {
      let picked = LabRun(
        "pick", "s.json5", selector, "--at", "1", "--name", "A", "--scheme", scheme, files: files)
      #expect(!picked.output.contains(GeneratedMethod.prefix), "\(picked)")
    }
  }

  @Test func `the actions of all kinds of elements are hidden`() throws {
    let version = try ImpactVersion("a.json5", [("a.json5", Array(Self.app.utf8))])
    let survey = try VersionStage.survey(of: version, [])
    #expect(Set(survey.views.values.flatMap(\.actions)) == ["didTapBuy:"])
    let read = survey.elements.flatMap { $0.snapshot.facts.actions }
    #expect(Set(read) == ["didTapBuy:"])
  }

  /// The name holds the id of the destination if nothing else names it.
  @Test func `rules by all facts do not depend on ids of destinations`() throws {
    func version(_ name: String, _ id: String) throws -> ImpactVersion {
      let text = Self.app.replacing("perform_next", with: "perform_\(id)")
      return try ImpactVersion(name, [("\(name).json5", Array(text.utf8))])
    }
    func facts(_ id: String) throws -> [ViewFacts] {
      let survey = try VersionStage.survey(of: try version("v", id), [])
      return survey.elements.map(\.snapshot.facts)
    }
    #expect(try facts("abc_de_fgh") == facts("xyz_12_345"))
  }
}
