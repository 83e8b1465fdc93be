import AutoTrack
import LabImportSupport
import LabLanguage
import TestSupport
import Testing

@testable import LabKit
@testable import LabRules

/// Versions whose files have other names or places, or whose ids were made again.
@Suite struct RenamedFiles {
  /// The storyboard of the repository and a xib, in the files and with the ids of a version.
  struct Layout: CustomTestStringConvertible {
    let storyboard, xib: String
    var hasNewIDs = false

    var testDescription: String { "\(storyboard), \(xib)\(hasNewIDs ? ", new ids" : "")" }

    func version() throws -> ImpactVersion {
      let base = try SourceTree.text(of: "Scenarios/import/cafe.storyboard")
      let text = hasNewIDs ? base.withNewIDs : base
      let xib = try ImportFixture.bytes("LoginView.xib")
      return try ImpactVersion(
        "App", [("App/\(storyboard)", Array(text.utf8)), ("App/\(self.xib)", xib)])
    }
  }

  private static let base = Layout(storyboard: "Main.storyboard", xib: "LoginView.xib")

  private static let others = ["Main.storyboard", "UI/Main.storyboard", "UI/Cafe.storyboard"]
    .flatMap { storyboard in
      ["LoginView.xib", "UI/Login.xib"].flatMap { xib in
        [false, true].map { Layout(storyboard: storyboard, xib: xib, hasNewIDs: $0) }
      }
    }

  @Test(arguments: TestSpace("RenamedFiles", others).some(3))
  func `facts find every element of a renamed file`(
    _ head: Layout
  ) throws {
    let base = try Self.base.version()
    let rules = try MixedIDs.rules(of: base)
    let paths = rules.map(\.text).joined(separator: "\n")
    for part in ["_UIButtonBarButton", "UITabBarButton", "UITableViewCell", "UIButton"] {
      #expect(paths.contains(part))
    }
    let report = try ImpactReport(from: base, rules, to: head.version(), rules, usingIDs: false)
    let others = report.verdicts.filter { $0.outcome != .kept }
    #expect(others.map { "\($0.outcome) \($0.rule.text)" } == [])
  }
}

extension String {
  /// A storyboard with another id for each element.
  fileprivate var withNewIDs: String {
    replacing(/(\b(?:id|destination|initialViewController|textLabel)=")([^"]+)(?=")/) { match in
      "\(match.1)new-\(match.2)"
    }
  }
}
