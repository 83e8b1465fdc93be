import AutoTrack

/// Nothing is counted that no event has told; what is ignored gives no event.
///
/// An end in the foreground is the one thing that is counted without an event.
struct ToldCounts: Invariant {
  let name = "told"
  let sentence = "nothing is counted that no event has told"
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
