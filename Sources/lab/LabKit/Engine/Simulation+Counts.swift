package import AutoTrack
import LabLanguage
import LabSystem
import MiniUI
import Wording

/// The counts on the device (S4.5).
extension Simulation {
  /// Returns the rows of `info_log` of the app in front, read from its file.
  package func countedRows() throws(StepFault) -> [StatisticsRow] {
    guard let app = session?.process.app else { return [] }
    let path = EventStore.path(of: app)
    guard device.disk.entry(at: path) == .file else { return [] }
    let copy: DeviceDisk
    do throws(FileError) {
      copy = try device.disk.copy(ofDatabase: path)
    } catch {
      throw StepFault("the counts cannot be read: \(error.path): \(error.reason)")
    }
    do throws(StoreFault) {
      return try StoreContents(on: copy, at: path).statistics
    } catch {
      throw StepFault("the counts cannot be read: \(error)")
    }
  }
}

/// The comparison of a row of `info_log` with its expectation.
extension StatisticsExpectation: ListedExpectation {
  static let nothing = Difference.Fact("no row")

  var fact: Difference.Fact { Difference.Fact("row", columns.sentences) }

  static func fact(of row: StatisticsRow) -> Difference.Fact { fact(ofColumns: row.values) }

  /// Returns the fact for a row on the wire.
  static func fact(ofColumns values: [String: Value]) -> Difference.Fact {
    let names = StatisticsTable.columnNames.filter { values[$0] != .string("") }
    return Difference.Fact(
      "row",
      names.map { name in
        values[name].map { "\(name) \($0)" } ?? "\(name) \(PropertyExpectation.absent)"
      })
  }

  package func difference(
    from row: StatisticsRow
  ) -> (expected: Difference.Fact, found: Difference.Fact)? {
    isSame(as: row.values) ? nil : (fact, Self.fact(of: row))
  }

  /// Returns true if the columns meet the expectation.
  fileprivate func isSame(as values: [String: Value]) -> Bool {
    columns.differing { values[$0] }.isEmpty
  }
}

extension StatisticsRow {
  fileprivate var values: [String: Value] {
    [
      "logType": .integer(kind.rawValue), "vc_id": .string(screen), "btn_id": .string(element),
      "functionName": .string(function), "num": .integer(count), "remainTime": Value(seconds) ?? 0,
      "lastTime": .integer(lastTime),
    ]
  }
}

extension ReportExpectation: ListedExpectation {
  static let nothing = Difference.Fact("no report")

  var fact: Difference.Fact {
    Difference.Fact("report", ["\(record?.value.rawValue ?? "")"] + members.sentences + rows)
  }

  private var rows: [Sentence] {
    list?.value.map { "(\($0.value.columns.sentences.joined(separator: ", ")))" } ?? []
  }

  static func fact(of report: ReceivedReport) -> Difference.Fact {
    let members = report.members.sorted { $0.key < $1.key }.filter { $0.value != .string("") }
    return Difference.Fact(
      "report",
      ["\(report.record?.rawValue ?? "")"] + members.map { "\($0.key) \($0.value)" }
        + report.rows.map { row in
          let words = StatisticsExpectation.fact(ofColumns: row).details
          return "(\(words.joined(separator: ", ")))"
        })
  }

  package func difference(
    from report: ReceivedReport
  ) -> (expected: Difference.Fact, found: Difference.Fact)? {
    let isSame =
      record?.value == report.record && members.differing { report.members[$0] }.isEmpty
      && rowsAgree(with: report.rows)
    return isSame ? nil : (fact, Self.fact(of: report))
  }

  private func rowsAgree(with rows: [[String: Value]]) -> Bool {
    guard let list = list?.value else { return true }
    return list.count == rows.count
      && zip(list, rows).allSatisfy { $0.value.isSame(as: $1) }
  }
}
