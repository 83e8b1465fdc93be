import TestSupport
import Testing

/// The size of the house: a change that needs more room raises a number here, and its message says
/// why.
///
/// A budget is a ratchet: a folder that shrank by more than the slack lowers its number, too, so
/// that the room is not filled again unseen. `Tests/Checks/seconds` has the budgets of CPU time.
@Suite struct BudgetTests {
  /// The greatest number of lines of Swift in each folder.
  private static let lines = [
    "Sources/AutoTrack": 26_850,
    "Sources/MiniUI": 26_250,
    "Sources/lab/HTTP": 100,
    "Sources/lab/LabCommands": 9_050,
    "Sources/lab/LabDev": 6_350,
    "Sources/lab/LabExplain": 4_250,
    "Sources/lab/LabImport": 5_850,
    "Sources/lab/LabKit": 25_900,
    "Sources/lab/LabLanguage": 3_900,
    "Sources/lab/LabLeague": 5_150,
    "Sources/lab/LabReport": 3_750,
    "Sources/lab/LabRules": 8_500,
    "Sources/lab/LabSystem": 3_900,
    "Sources/lab/XML": 200,
    "Sources/lab/lab": 100,
    "Sources/lab/lab-dev": 100,
    "Tests/AutoTrackTests": 19_950,
    "Tests/HouseTests": 1_200,
    "Tests/LabCommandsTests": 19_100,
    "Tests/LabImportTests": 1_400,
    "Tests/LabKitTests": 2_850,
    "Tests/LabLanguageTests": 1_300,
    "Tests/LabLeagueTests": 1_450,
    "Tests/LabReportTests": 1_050,
    "Tests/LabRulesTests": 3_350,
    "Tests/LabSystemTests": 300,
    "Tests/MiniUITests": 23_400,
    "Tests/Outside": 1_400,
    "Tests/SecondTracker": 1_100,
    "Tests/Support": 1_050,
  ]

  /// The lines that a folder may lie below its budget before the budget is too large.
  private static let slack = 250

  @Test func `each folder has as many lines of Swift as its budget allows, or a few less`() throws {
    let files = try SourceTree("Sources", "Tests").files
    let wrong = Self.lines.compactMap { folder, budget -> String? in
      let count = files.filter { $0.path.hasPrefix(folder + "/") }
        .reduce(0) { $0 + $1.lines.count - 1 }
      let isRight = (budget - Self.slack...budget).contains(count)
      return isRight ? nil : "\(folder) has \(count) lines, and its budget is \(budget)"
    }
    #expect(wrong.sorted() == [], "shorten the folder, or change the table and say why")
  }

  @Test func `every folder of Swift has a budget`() throws {
    let folders = Self.lines.keys.map { $0 + "/" }
    let files = try SourceTree("Sources", "Tests").files.map(\.path)
    #expect(files.filter { file in !folders.contains(where: file.hasPrefix) } == [])
  }
}
