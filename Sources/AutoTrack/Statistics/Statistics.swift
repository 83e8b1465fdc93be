import MiniUI

/// Counts what people do, in a table on the device, and sends the counts to a server (S4).
///
/// It counts what gives an event, so what is ignored or switched off is not counted either. The
/// counts go out when the app enters the background and when the user logs out; success empties
/// the table (S4.6).
public final class Statistics {
  /// Nil once the process has ended.
  private var table: (any StatisticsStore)?
  private let sender: StatisticsSender?
  private let record: (Diagnostics.Entry) -> Void
  /// Whose counts they are; nil for nobody.
  private let user: () -> String?
  /// Whose counts go out as soon as they may; nil while none have to.
  private var owedTo: String?
  /// Whether anything is counted and sent.
  var isOn: Bool

  /// Nil where the delivery counts nothing, or has nothing to count in; without a transport the
  /// counts stay on the device.
  init?(
    _ delivery: DeliveryConfiguration, in process: AppProcess, _ table: (any StatisticsStore)?,
    by transport: (any Transport)?, isOn: Bool, ids: Chance, user: @escaping () -> String?,
    recordingTo record: @escaping (Diagnostics.Entry) -> Void
  ) {
    guard let configuration = delivery.statistics, let table else { return nil }
    (self.table, self.isOn, self.user, self.record) = (table, isOn, user, record)
    sender = transport.map { transport in
      StatisticsSender(
        by: transport, in: process, configuration, over: delivery.networks, ids: ids)
    }
  }

  /// Everything that has been counted and not sent, in the order in which it came up.
  public var rows: [StatisticsRow] {
    attempt("read") { table throws(StoreFault) in try table.rows() } ?? []
  }

  /// Sends what has been counted, unless nothing has; after the report that is under way.
  ///
  /// A report that went out without an answer goes first, as it was: the server may have it.
  func send() {
    guard isOn else { return }
    owedTo = user() ?? "0"
    sendOwed()
  }

  private func sendOwed() {
    guard isOn, let sender, sender.canSend, let user = owedTo else { return }
    let old = sender.unanswered
    if old == nil { owedTo = nil }
    guard let report = old ?? newReport(of: user, by: sender) else { return }
    sender.send(report) { [weak self] in self?.hear($0, of: report) }
  }

  /// The process has ended, and its store is given back.
  func end() { table = nil }

  /// Hears no answer any more.
  func stop() { sender?.stop() }

  private func newReport(of user: String, by sender: StatisticsSender) -> StatisticsReport? {
    guard let rows = attempt("read", { table throws(StoreFault) in try table.rows() }),
      !rows.isEmpty
    else { return nil }
    return StatisticsReport(batch: sender.nextBatch(), user: user, rows: rows)
  }

  private func hear(_ reason: String?, of report: StatisticsReport) {
    if let reason {
      owedTo = nil
      return record(.statisticsNotSent(because: reason))
    }
    let isRemoved = attempt("remove") { table throws(StoreFault) in
      try table.remove(report.rows)
      return true
    }
    guard isRemoved == true else { return }
    sender?.forget()
    sendOwed()
  }

  /// Does something with the table; what it could not do is on record.
  private func attempt<Result>(
    _ verb: String, _ body: (any StatisticsStore) throws(StoreFault) -> Result
  ) -> Result? {
    guard let table else { return nil }
    do throws(StoreFault) {
      return try body(table)
    } catch {
      record(.statisticsFailed(doing: verb, because: error))
      return nil
    }
  }
}
