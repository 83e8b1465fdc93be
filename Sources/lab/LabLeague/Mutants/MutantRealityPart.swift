package import AutoTrack
package import LabLanguage
package import LabSystem

/// The comparisons of one part of `lab mutate --against-corpus`.
package typealias MutantRealityPart = CorpusPart<RealityCounts>

extension MutantRealityPart {
  /// Compares the releases in a part of corpora; throws if a file is not a corpus.
  package init(_ shares: CorpusShares, _ trial: MutantTrial) throws(SourceError) {
    let apps = try shares.counts { corpus, share in
      let pairs = max(0, corpus.releases.count - 1)
      let own = share.places(of: pairs)
      return AppCounts(
        place: share.place, app: corpus.app, comparisons: pairs, compared: own.count,
        counts: RealityCounts(corpus, own, trial))
    }
    self.init(
      head: CorpusPartHead(Counts.words.name, shares),
      settings: RealityCounts.Settings(
        seed: trial.seed, mutants: trial.mutants, rates: trial.rates.fingerprint,
        schemes: trial.schemes.map(\.name)),
      apps: apps)
  }
}

extension RealityCounts: CorpusCounts {
  package static let words = (
    command: "lab mutate --against-corpus", whole: "comparison with releases",
    part: Noun(one: "a part of a comparison with releases", many: "parts of comparisons"),
    name: "mutate --against-corpus"
  )

  /// The settings that all parts share.
  package struct Settings: Recorded, Equatable {
    let seed: UInt64
    /// The releases drawn for each screen.
    let mutants: Int
    /// The hash of the rates.
    let rates: String
    let schemes: [String]

    package static let record = JSONRecord<Settings>(
      Field("seed", \.seed, as: PartReaders.seed, "The random seed."),
      Field("mutants", \.mutants, as: PartReaders.count, "The releases drawn for each screen."),
      Field("rates", \.rates, "The hash of the rates."),
      Field("schemes", \.schemes, "The schemes."),
      make: Settings.init)
  }

  package static let record = JSONRecord<RealityCounts>(
    Field("screens", \.screens, as: PartReaders.count, "The changed screens."),
    Field("drawn", \.mutants, as: PartReaders.count, "The drawn releases."),
    Field("elements", \.elements, as: fates, "The outcomes by element and scheme."),
    make: RealityCounts.init)

  private static let fates = Reader<[Entry<[RuleFates]>]>.entries(of: .array(of: RuleFates.reader))
    .map { Dictionary($0.map { ($0.key.value, $0.value) }) { $1 } }
}

extension RuleFates: FormatValue, JSONValue {
  package static let reader = Reader<[OutcomeTally]>.array(of: OutcomeTally.reader, count: 2)
    .map { RuleFates(drawn: $0[0], real: $0[1]) }

  package var json: PrintedJSON? { [drawn, real].json }
}

extension EditRates {
  /// The hash of the rates, by which a merge recognises parts with others.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for kind in ChangeKind.ofEdits {
      fingerprint.add("\(kind.rawValue) \(rates[kind] ?? 0)\n".utf8)
    }
    return fingerprint.text
  }
}

extension MutantReality {
  /// The result of a part that has all comparisons.
  package init(whole: MutantRealityPart) {
    self.init(whole.apps, schemes: whole.settings.schemes, seed: whole.settings.seed)
  }

  /// Adds up parts; throws unless they make one whole.
  package init(_ parts: PartFiles<MutantRealityPart>) throws(LabError) {
    try parts.agree(on: "seed", by: \.settings.seed)
    try parts.agree(on: "number of drawn releases", by: \.settings.mutants)
    try parts.agree(on: "list of rates", by: \.settings.rates)
    try parts.agree(on: "list of schemes", by: \.settings.schemes)
    let settings = parts.first.part.settings
    let broken = parts.files.first { file in
      file.part.apps.contains { !$0.counts.isComplete(for: settings.schemes.count) }
    }
    if let broken { throw parts.refusal(broken.path, "an element lacks the outcomes of a scheme") }
    self.init(try parts.apps(), schemes: settings.schemes, seed: settings.seed)
  }
}

extension RealityCounts {
  /// True if each element has the outcomes of all schemes.
  fileprivate func isComplete(for schemes: Int) -> Bool {
    elements.values.allSatisfy { $0.count == schemes }
  }
}
