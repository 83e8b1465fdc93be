import LabKit
import LabLanguage
import LabSystem

extension FleetReport {
  /// Returns the lines of the report for a terminal of a width, or of any width.
  func lines(width: Int?) -> [String] {
    let tally = outcome.tally
    let part = shard.count == 1 ? "" : ", part \(shard)"
    let head = [
      identity.title.printable,
      [
        tally.devices.counted("device"), tally.sessions.counted("session"),
        tally.events.counted("event"), identity.seedWords,
      ].joined(separator: ", ") + part,
      "",
    ]
    return head + countLines(width) + ["", "Intervals are Wilson's, 95 %."] + moveLines(width)
  }

  /// The counts of events; in a narrow terminal, a way has one column for numbers and shares.
  private func countLines(_ width: Int?) -> [String] {
    let table = TextTable(rows)
    guard let width, table.lines.contains(where: { $0.cells > width }) else { return table.lines }
    let digits = rows.dropFirst().flatMap { [$0[1].count, $0[3].count] }.max() ?? 0
    let joined = rows.map { row in
      [row[0]]
        + [row[1...2], row[3...4]].map { pair in
          let gap = String(repeating: " ", count: max(0, digits - pair[pair.startIndex].count) + 2)
          return pair.joined(separator: pair.last == "" ? "" : gap)
        }
    }
    return TextTable(joined).lines(width: width)
  }

  private var rows: [[String]] {
    let causes = LossCause.allCases.filter { cause in
      FleetWay.allCases.contains { tally(of: $0).lost[cause, default: 0] > 0 }
    }
    return [[""] + FleetWay.allCases.flatMap { [$0.words, ""] }]
      + [
        row("captured", \.captured), row("stored", \.stored), row("delivered", \.delivered),
        row("duplicates", \.repeats), ["lost"] + FleetWay.allCases.flatMap(lostCells),
      ] + causes.map { cause in row("  \(cause.words)") { $0.lost[cause, default: 0] } }
  }

  private func row(_ name: String, _ count: (WayTally) -> Int) -> [String] {
    [name]
      + FleetWay.allCases.flatMap { way in
        let number = count(tally(of: way))
        let share = WilsonInterval(number, of: outcome.tally.events)
        return ["\(number)", share.map { "\($0.share.percent) %" } ?? "–"]
      }
  }

  private func lostCells(_ way: FleetWay) -> [String] {
    ["\(tally(of: way).lostCount)", interval(of: way)?.text ?? "–"]
  }
}

/// The sensitivity of the result to its values.
extension FleetReport {
  private func moveLines(_ width: Int?) -> [String] {
    guard !identity.ranges.isEmpty, outcome.movedDevices > 0 else { return [] }
    let base = FleetWay.allCases.map { "\($0.words) \(share(outcome.base, $0))" }
    let head = ["value", "from…to", ""] + FleetWay.allCases.map(\.words)
    return [
      "",
      "Losses at both ends of a value's range, on \(outcome.movedDevices.counted("device"))",
      "that lose \(base.joined(separator: " and ")) without the move:",
      "",
    ] + TextTable([head] + identity.ranges.map(moveRow)).lines(width: width)
  }

  private func moveRow(_ value: FleetPlan.MovedValue) -> [String] {
    let move = outcome.moves[value.parameter] ?? Movement()
    let cells = FleetWay.allCases.map { way in
      value.parameter.ways.contains(way)
        ? "\(share(move.low, way)) … \(share(move.high, way))" : "the same"
    }
    let (low, high) = (value.range.lowerBound.plain, value.range.upperBound.plain)
    return [value.parameter.rawValue, "\(low)…\(high)", value.isChosen ? "chosen" : ""] + cells
  }

  private func share(_ losses: Losses, _ way: FleetWay) -> String {
    WilsonInterval(losses.lost[way, default: 0], of: losses.events)
      .map { "\($0.share.percent) %" } ?? "–"
  }
}
