import MiniUI
import Wording

/// The counts of interactions, kept in a table on the device and sent to a server (S4).
///
/// Only interactions that give an event are counted. The counts are sent when the app enters the
/// background and when the user logs out; a success empties the table (S4.6).
public final class Statistics {
  /// The table; nil while there is no store, and once the process has ended.
  private var table: (any StatisticsStore)?
  private let sender: StatisticsSender?
  private let record: (Diagnostics.Entry) -> Void
  /// Returns the id of the logged-in user, or nil.
  private let user: () -> String?
  private let reports: ReportQueue
  private var ids: Chance
  /// True while reports are to be sent as soon as possible.
  private var isOwed = false
  /// True while interactions are counted and sent.
  var isOn: Bool

  /// Creates statistics; nil if none are configured or the store has no table.
  ///
  /// Without a transport the counts stay on the device. A store that opens later is passed to
  /// ``take(_:)``.
  init?(
    _ delivery: DeliveryConfiguration, in process: AppProcess, _ store: (any RecordStore)?,
    by transport: (any Transport)?, isOn: Bool, ids: Chance, user: @escaping () -> String?,
    recordingTo record: @escaping (Diagnostics.Entry) -> Void
  ) {
    guard let configuration = delivery.statistics, store == nil || store?.counts != nil else {
      return nil
    }
    let product = StatisticsProduct(of: process, configuration)
    (table, self.isOn, self.ids) = (store?.counts, isOn, ids)
    (self.user, self.record) = (user, record)
    reports = ReportQueue(of: process, product)
    sender = transport.map { transport in
      StatisticsSender(
        by: transport, in: process, product, configuration, over: delivery.networks)
    }
  }

  /// The unacknowledged counts, in the order in which their keys appeared.
  public var rows: [StatisticsRow] {
    attempt("read") { table throws(StoreFault) in try table.rows() } ?? []
  }

  /// Attributes the next counts to the current user, and closes the earlier user's report (S4.6).
  ///
  /// If the table cannot be read, the next count retries.
  func noteUser() {
    let user = user() ?? "0"
    guard reports.user != user else { return }
    if let other = reports.user, !closeReport(of: other) { return }
    reports.user = user
  }

  /// Sends the waiting reports and counts.
  ///
  /// An unacknowledged report is resent first, unchanged: the server may have it.
  func send() {
    guard isOn else { return }
    isOwed = true
    sendOwed()
  }

  private func sendOwed() {
    guard isOn, isOwed, let sender, sender.canSend else { return }
    if reports.all.isEmpty {
      isOwed = false
      _ = closeReport(of: reports.user ?? user() ?? "0")
    }
    guard let report = reports.all.first else { return }
    sender.send(report) { [weak self] in self?.hear($0, of: report) }
  }

  func take(_ store: any RecordStore) { table = store.counts }

  /// Drops the table, because the process has ended and its store is released.
  func end() { table = nil }

  /// Ignores pending answers.
  func stop() { sender?.stop() }

  /// Moves the counts that are in no report into one; false if the table cannot be read.
  private func closeReport(of user: String) -> Bool {
    guard let counted = attempt("read", { table throws(StoreFault) in try table.rows() }) else {
      return false
    }
    let rows = reports.all.reduce(counted) { $1.subtracted(from: $0) }
    guard !rows.isEmpty else { return true }
    reports.append(StatisticsReport(batch: ids.hex(bytes: 16), user: user, rows: rows))
    return true
  }

  private func hear(_ reason: Sentence?, of report: StatisticsReport) {
    if let reason {
      isOwed = false
      return record(.delivery(.statisticsNotSent(because: reason)))
    }
    let isRemoved = attempt("remove") { table throws(StoreFault) in
      try table.remove(report.rows)
      return true
    }
    // The report stays if its rows do: removing it alone would report the rows again.
    guard isRemoved == true else { return }
    reports.removeFirst()
    sendOwed()
  }

  /// Performs an operation of the table; nil, and a record of the fault, if it fails.
  private func attempt<Result>(
    _ verb: String, _ body: (any StatisticsStore) throws(StoreFault) -> Result
  ) -> Result? {
    guard let table else { return nil }
    do throws(StoreFault) {
      return try body(table)
    } catch {
      record(.delivery(.statisticsFailed(doing: verb, because: error)))
      return nil
    }
  }
}
