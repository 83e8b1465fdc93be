import Foundation
import TestSupport
import Testing

@testable import LabCommands
@testable import LabKit
@testable import LabRules

/// The README's expectations, in the folder that `lab new` creates.
@Suite struct SurvivalReadme {
  private let folder: TemporaryFolder
  /// The app in two releases; the second one has another label above the button.
  private let releases: [String]

  init() throws {
    folder = try TemporaryFolder("readme")
    for file in ProjectTemplates.files { try folder.write(file.text, to: file.path) }
    let app = try #require(ProjectTemplates.files.first { $0.path.hasSuffix("shop.json5") })
    let label = "{ is: \"UILabel\", id: \"price\""
    let new = "{ is: \"UILabel\", text: \"New\", frame: [20, 0, 350, 20] },\n          "
    let changed = app.text.replacingOccurrences(of: label, with: new + label)
    try #require(changed != app.text)
    try folder.write(changed, to: "Scenarios/apps/shop-2.json5")
    releases = ["shop", "shop-2"].map { [folder] in "\(folder.path)/Scenarios/apps/\($0).json5" }
  }

  /// A scenario of the folder, as if the folder were the working directory.
  private func ScenarioFile(_ path: String) -> LabKit.ScenarioFile {
    LabKit.ScenarioFile("\(folder.path)/\(path)")
  }

  @Test func `the rule BuyProduct survives`() throws {
    let rule = try ScenarioFile("Scenarios/buying.json5").rule("BuyProduct", after: "product")
    try expectSurvival(of: rule, across: releases, atLeast: 0.97, wrongAtMost: 0.005)
    try expectSurvival(
      of: rule, across: .mutations(seed: 7, count: 60), atLeast: 0.9, wrongAtMost: 0.08)
  }
}
