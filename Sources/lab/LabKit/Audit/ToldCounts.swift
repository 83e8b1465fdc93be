import AutoTrack

/// Every count comes from an event; ignored interactions give neither.
///
/// The exception is an end in the foreground, which counts without an event.
struct ToldCounts: Invariant {
  let name = "told"
  let sentence = "every count comes from an event"
  private var told = CountTotals()

  mutating func breach(in evidence: AuditEvidence) -> String? {
    told.add(
      evidence.events.compactMap { event in
        StatisticsRow(toldBy: event.name.text) { event[$0] }
      })
    let counted = CountTotals(evidence.counted.filter { $0.kind != .background })
    return counted.difference(least: CountTotals(), most: told)
  }
}
