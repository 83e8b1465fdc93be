import MiniUI

/// The unacknowledged reports, in the app's defaults, oldest first.
///
/// Only the first one is ever sent, and it is never changed: a launch after a kill resends the same
/// report, so nothing is counted twice. There is at most one other report for each user, which
/// bounds their number.
struct ReportQueue {
  private let defaults: Defaults
  private let product: StatisticsProduct

  /// Reads the reports of earlier launches.
  init(of process: AppProcess, _ product: StatisticsProduct) {
    defaults = process.device.defaults(of: process.app.bundle)
    self.product = product
  }

  /// The reports; unreadable ones are skipped.
  var all: [StatisticsReport] {
    let lines = (defaults[Self.key] ?? "").split(separator: "\n")
    return lines.compactMap { StatisticsReport(Array($0.utf8)) }
  }

  /// Appends a report, or merges it into its user's report that has not been sent.
  func append(_ report: StatisticsReport) {
    // The first report may be in flight, so it is never merged.
    var reports = all
    if let place = reports.dropFirst().firstIndex(where: { $0.user == report.user }) {
      let kept = reports[place]
      reports[place] = StatisticsReport(batch: kept.batch, user: kept.user, rows: report.rows)
        .adding(to: kept.rows)
    } else {
      reports.append(report)
    }
    keep(reports)
  }

  func removeFirst() { keep(Array(all.dropFirst())) }

  /// The user of the counts that wait for a report; nil without such counts.
  var user: String? {
    get { defaults[Self.userKey] }
    nonmutating set { defaults[Self.userKey] = newValue }
  }

  private func keep(_ reports: [StatisticsReport]) {
    let lines = reports.map { String(decoding: $0.payload(of: product), as: UTF8.self) }
    defaults[Self.key] = lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private static let key = "AutoTrack.statistics.report"
  private static let userKey = "AutoTrack.statistics.user"
}
