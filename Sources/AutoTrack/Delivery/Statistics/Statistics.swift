import MiniUI

/// Counts what people do, in a table on the device, and sends the counts to a server (S4).
///
/// It counts what gives an event, so what is ignored or switched off is not counted either. The
/// counts go out when the app enters the background and when the user logs out; success empties
/// the table (S4.6).
public final class Statistics {
  /// Nil while there is no store, and once the process has ended.
  private var table: (any StatisticsStore)?
  private let sender: StatisticsSender?
  private let record: (Diagnostics.Entry) -> Void
  /// Who is logged in; nil for nobody.
  private let user: () -> String?
  private let reports: ReportQueue
  private var ids: Chance
  /// Whether everything goes out as soon as it may.
  private var isOwed = false
  /// Whether anything is counted and sent.
  var isOn: Bool

  /// Nil where the delivery or its store counts nothing.
  ///
  /// Without a transport the counts stay on the device. A store that does not open yet comes later
  /// (``take(_:)``).
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

  /// Everything that has been counted and that no server has confirmed, in the order in which it
  /// came up.
  public var rows: [StatisticsRow] {
    attempt("read") { table throws(StoreFault) in try table.rows() } ?? []
  }

  /// What is counted next is whoever's is logged in now: what others have left is put into a report
  /// of theirs (S4.6).
  ///
  /// Where the table cannot be read, that is tried again with the next count.
  func noteUser() {
    let user = user() ?? "0"
    guard reports.user != user else { return }
    if let other = reports.user, !closeReport(of: other) { return }
    reports.user = user
  }

  /// Sends what has been counted, unless nothing has; after the reports that are there.
  ///
  /// A report that went out without an answer goes first, as it was: the server may have it.
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

  /// The store has been opened after all, or anew.
  func take(_ store: any RecordStore) { table = store.counts }

  /// The process has ended, and its store is given back.
  func end() { table = nil }

  /// Hears no answer any more.
  func stop() { sender?.stop() }

  /// Puts everything that is in no report into one, unless there is nothing; whether that is known.
  private func closeReport(of user: String) -> Bool {
    guard let counted = attempt("read", { table throws(StoreFault) in try table.rows() }) else {
      return false
    }
    let rows = reports.all.reduce(counted) { $1.subtracted(from: $0) }
    guard !rows.isEmpty else { return true }
    reports.append(StatisticsReport(batch: ids.hex(bytes: 16), user: user, rows: rows))
    return true
  }

  private func hear(_ reason: String?, of report: StatisticsReport) {
    if let reason {
      isOwed = false
      return record(.delivery(.statisticsNotSent(because: reason)))
    }
    let isRemoved = attempt("remove") { table throws(StoreFault) in
      try table.remove(report.rows)
      return true
    }
    guard isRemoved == true else { return }
    reports.removeFirst()
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
      record(.delivery(.statisticsFailed(doing: verb, because: error)))
      return nil
    }
  }
}
