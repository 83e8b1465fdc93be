package import AutoTrack
package import LabLanguage

/// A file of edit rates: a JSON object with the edits of each kind per changed screen.
///
/// `lab-dev calibrate` writes it, and `lab mutate --rates` reads it.
package enum RatesFile {
  private static let remedy = "give a file that lab-dev calibrate has written"

  package static func rates(_ name: String, _ bytes: [UInt8]) throws(SourceError) -> EditRates {
    let source = try SourceFile(name: name, bytes: bytes)
    let node = try JSON5.parse(source)
    guard let members = node["rates"], case .object(let entries) = members.value else {
      throw SourceError(file: name, message: "expected an object 'rates'", remedy: remedy)
    }
    var rates: [ChangeKind: Double] = [:]
    for entry in entries {
      let key = entry.key
      guard let kind = ChangeKind.ofEdits.first(where: { $0.rawValue == key }) else {
        throw SourceError(
          file: name, message: "unknown kind of edit \(key.quoted)",
          remedy: Suggestion.question(for: key, among: ChangeKind.ofEdits.map(\.rawValue))
            ?? "docs/survival.md lists the kinds")
      }
      guard let rate = entry.value.decimal, rate >= 0, rate.isFinite else {
        throw SourceError(
          file: name, message: "the rate of \(key) is not a number of at least 0",
          remedy: remedy)
      }
      rates[kind] = rate
    }
    guard rates.values.contains(where: { $0 > 0 }) else {
      throw SourceError(file: name, message: "every rate is 0", remedy: remedy)
    }
    return EditRates(rates)
  }

  /// True if some rate of the text is not 0, so that the file can be read.
  package static func hasRates(_ counts: EditCounts) -> Bool {
    ChangeKind.counted.contains { rounded(counts.rates.rates[$0] ?? 0) > 0 }
  }

  package static func text(of counts: EditCounts) -> String {
    let rates = ChangeKind.counted.map { kind in
      PrintedJSON.Member(
        key: kind.rawValue, value: .fraction(rounded(counts.rates.rates[kind] ?? 0)))
    }
    return PrintedJSON.members([
      "changedScreens": .number(counts.changedScreens), "rates": .object(rates),
    ]).text() + "\n"
  }

  private static func rounded(_ rate: Double) -> Double { (rate * 10_000).rounded() / 10_000 }
}
