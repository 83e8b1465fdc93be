import LabKit
import LabLanguage
import LabSystem
import MiniUI

/// A reporter of the visual report, or of its data alone.
///
/// It plays every scenario again for its screens, so that it cannot change the run.
final class PageReporter: Reporter {
  private let output: any TextOutput
  private let program: String
  private let isPage: Bool
  private let isWatched: Bool
  private var data: ReportData

  init(on console: CommandConsole, of plan: ReportPlan, asPage isPage: Bool) {
    (output, program) = (console.output, console.program)
    self.isPage = isPage
    isWatched = plan.isWatched
    data = ReportData(plan.studies)
  }

  func report(_ report: RunReport) {
    self.report(report, as: ScenarioData(of: report, by: program))
  }

  func report(_ report: RunReport, as scenario: ScenarioData) { data.add(scenario) }

  func skip(_ loaded: LoadedScenario, _ reason: String) { data.add(skipped: loaded, reason) }

  func finish(_ summary: RunSummary) {
    var timeless = summary
    timeless.elapsed = nil
    let json = data.json(timeless)
    guard isPage else { return output.write(json) }
    let page = ReportPage(data: data, json: json, summary: timeless, isWatched: isWatched)
    output.write(page.html)
  }
}
