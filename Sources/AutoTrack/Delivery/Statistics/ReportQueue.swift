import MiniUI

/// The reports that no server has confirmed, in the app's defaults, the oldest first.
///
/// Only the first of them ever goes out, and from then on it stays as it is: a launch after a kill
/// sends the same report again, and none that counts the same twice. Of each user there is at most
/// one other, so that their number is bounded by that of the users.
struct ReportQueue {
  private let defaults: Defaults
  private let product: StatisticsProduct

  /// What an earlier launch has left.
  init(of process: AppProcess, _ product: StatisticsProduct) {
    defaults = process.device.defaults(of: process.app.bundle)
    self.product = product
  }

  /// The reports; what cannot be read is left out.
  var all: [StatisticsReport] {
    let lines = (defaults[Self.key] ?? "").split(separator: "\n")
    return lines.compactMap { StatisticsReport(Array($0.utf8)) }
  }

  /// Adds a report, or its counts to that of its user which has not gone out.
  func append(_ report: StatisticsReport) {
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

  /// Keeps the first no longer, because it has arrived and is counted here no more.
  func removeFirst() { keep(Array(all.dropFirst())) }

  /// Whose counts are in the table and in no report; nil while nobody's are.
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
