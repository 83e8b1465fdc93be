import AutoTrack
import Foundation
@testable import LabKit
import LabLanguage
import Testing
import TestSupport
@testable import LabImport
@testable import LabRules
import Wording

/// Ids by their source: those of Interface Builder last, the numbers of dumps are places.
@Suite struct IDsThatLast {
  /// Forms of ids: those of Xcode 4 are numbers.
  private static let forms: [@Sendable (Int) -> String] = [
    { "\($0)" }, { "00\($0)" }, { "\($0)0" }, { "abc-de-\($0)" }, { "\($0)-vc" },
  ]

  /// An attribute that names an element by its id.
  private static var reference: Regex<(Substring, Substring, Substring)> {
    /(\b(?:id|destination|initialViewController|textLabel)=")([^"]+)(?=")/
  }

  /// The storyboard of the repository with ids of a form.
  private static func storyboard(_ form: (Int) -> String) throws -> String {
    let text = try SourceTree.text(of: "Scenarios/import/cafe.storyboard")
    let ids = Set(text.matches(of: /\bid="([^"]+)"/).map(\.1)).sorted()
    let names = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, form($0)) })
    return text.replacing(reference) { match in
      names[match.2].map { "\(match.1)\($0)" } ?? String(match.0)
    }
  }

  private static func version(_ text: String, asApp: Bool, _ name: String) throws -> ImpactVersion {
    let bytes = Array(text.utf8)
    guard asApp else { return try ImpactVersion(name, [(name, bytes)]) }
    let app = AppWriter(try Importer().app(of: [(name, bytes)])).text()
    return try ImpactVersion("app.json5", [("app.json5", Array(app.utf8))])
  }

  /// The button of the drink, whose class the edit changes.
  private static let rule = """
    [{ name: "Ordered", page: "Cafe.DrinkViewController",
      path: "DrinkViewController[0]/UIButton[0]" }]
    """

  @Test(
    arguments: TestSpace("IDsThatLast", product(forms.indices, [false, true]))
      .covering({ $0.0 }, { $0.1 }))
  func `ids of every form say which element is which`(_ form: Int, _ asApp: Bool) throws {
    let text = try Self.storyboard(Self.forms[form])
    let changed = text.replacing(
      "<button opaque=\"NO\"", with: "<button customClass=\"LinkButton\" opaque=\"NO\"")
    let base = try Self.version(text, asApp: asApp, "a.storyboard")
    let head = try Self.version(changed, asApp: asApp, "b.storyboard")
    let rules = try RuleRewriting(SourceFile(name: "r.json5", bytes: Array(Self.rule.utf8))).rules
    let same = try ImpactReport(from: base, rules, to: base, rules)
    #expect(same.isByIDs)
    #expect(same.verdicts.map(\.outcome) == [.kept])
    let report = try ImpactReport(from: base, rules, to: head, rules)
    #expect(report.verdicts.map(\.outcome) == [.lost])
    #expect(report.verdicts[0].causes.map(\.words) == ["its class UIButton is LinkButton"])
  }

  private static let dump = """
    <UIWindow: 0x1; frame = (0 0; 390 844)>
       | <UIView: 0x2; frame = (0 0; 390 844)>
       |    | <UIButton: 0x3; frame = (0 0; 90 44)>
       |    | <UISwitch: 0x4; frame = (0 90; 51 31)>

    """

  @Test(arguments: [false, true]) func `the numbers of dumps are places`(_ asApp: Bool) throws {
    let version = try Self.version(Self.dump, asApp: asApp, "a.txt")
    let rules = try MixedIDs.rules(of: version)
    #expect(!rules.isEmpty)
    let report = try ImpactReport(from: version, rules, to: version, rules)
    #expect(!report.isByIDs)
    #expect(report.count(of: .kept) == rules.count)
  }
}
