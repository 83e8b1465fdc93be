/// Which records a request carries: the header `Autotrack-Records` (docs/delivery.md).
///
/// `run:first-last,first-last;run:first-last`, in the order of the records in the body: so the ids
/// of a hundred records in a row take no more room than that of one.
package struct RecordRanges: Equatable, Sendable {
  /// Numbers in a row of one run.
  package struct Range: Equatable, Sendable {
    /// The run that made the records.
    package let session: String
    /// From the first to the last.
    package var sequences: ClosedRange<Int>
  }

  /// In the order of the records.
  package private(set) var ranges: [Range] = []

  /// The ranges of records.
  package init(of records: [Record]) {
    for record in records { append(record.session, record.sequence) }
  }

  /// Reads the header; nil for anything that is not written as above.
  ///
  /// One that names more records than the limit is not read either.
  package init?(_ text: String, limit: Int = 100_000) {
    var room = limit
    for run in text.utf8[...].parts(";") {
      let sides = run.parts(":")
      guard sides.count == 2, !sides[0].isEmpty else { return nil }
      let session = String(Substring(sides[0]))
      for part in sides[1].parts(",") {
        guard let sequences = Self.sequences(part), sequences.count <= room else { return nil }
        room -= sequences.count
        ranges.append(Range(session: session, sequences: sequences))
      }
    }
  }

  /// The ids of all records, in their order.
  package var ids: [Record.ID] {
    ranges.flatMap { range in range.sequences.map { "\(range.session)-\($0)" } }
  }

  /// The header's value.
  package var text: String {
    var text = ""
    for (place, range) in ranges.enumerated() {
      let isNewRun = place == 0 || ranges[place - 1].session != range.session
      text += isNewRun ? (place == 0 ? "" : ";") + range.session + ":" : ","
      text += "\(range.sequences.lowerBound)-\(range.sequences.upperBound)"
    }
    return text
  }

  private mutating func append(_ session: String, _ sequence: Int) {
    if let last = ranges.last, last.session == session, last.sequences.upperBound + 1 == sequence {
      ranges[ranges.count - 1].sequences = last.sequences.lowerBound...sequence
    } else {
      ranges.append(Range(session: session, sequences: sequence...sequence))
    }
  }

  private static func sequences(_ text: Substring.UTF8View) -> ClosedRange<Int>? {
    let sides = text.parts("-")
    guard sides.count == 2, let first = Int(Substring(sides[0])),
      let last = Int(Substring(sides[1])), first > 0, first <= last,
      !text.contains(UInt8(ascii: "+"))
    else { return nil }
    return first...last
  }
}

extension Substring.UTF8View {
  /// What stands between separators, nothing between two of them included.
  fileprivate func parts(_ separator: Unicode.Scalar) -> [Substring.UTF8View] {
    split(separator: UInt8(ascii: separator), omittingEmptySubsequences: false)
  }
}
