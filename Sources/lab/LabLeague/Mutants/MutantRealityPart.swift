package import AutoTrack
package import LabLanguage
package import LabSystem

/// The comparisons of one part of `lab mutate --against-corpus`.
package struct MutantRealityPart: CorpusPart, Equatable {
  package static let command = "lab mutate --against-corpus"
  package static let whole = "comparison with releases"
  package static var partName: String? { name }
  private static let name = "mutate --against-corpus"

  package let head: CorpusPartHead
  package let apps: [AppCounts<RealityCounts>]
  let settings: Settings

  /// The settings that all parts share.
  struct Settings: Equatable {
    let seed: UInt64
    /// The releases drawn for each screen.
    let mutants: Int
    /// The hash of the rates.
    let rates: String
    let schemes: [String]
  }

  /// Compares the releases in a part of corpora; throws if a file is not a corpus.
  package init(_ shares: CorpusShares, _ trial: MutantTrial) throws(SourceError) {
    head = CorpusPartHead(Self.name, shares)
    settings = Settings(trial)
    apps = try shares.counts { corpus, share in
      let pairs = max(0, corpus.releases.count - 1)
      let own = share.places(of: pairs)
      return AppCounts(
        place: share.place, app: corpus.app, comparisons: pairs, compared: own.count,
        counts: RealityCounts(corpus, own, trial))
    }
  }

  private init(
    _ head: CorpusPartHead, _ settings: Settings, _ apps: [AppCounts<RealityCounts>]
  ) {
    (self.head, self.settings, self.apps) = (head, settings, apps)
  }

  /// The part as JSON: counts, from which a merge computes shares and correlations.
  package var json: PrintedJSON {
    .object(
      head.members + settings.members + [
        .init(key: "apps", value: .list(apps.map { $0.json($0.counts.members) }))
      ])
  }

  package static let reader = Reader<MutantRealityPart>.object(
    Noun(one: "a part of a comparison with releases", many: "parts of comparisons"),
    CorpusPartHead.fields(name),
    Settings.fields,
    Fields.required(
      "apps",
      Reader<[AppCounts<RealityCounts>]>.array(of: AppCounts.reader(RealityCounts.fields)),
      "The outcomes of each app."),
    make: { MutantRealityPart($0, $1, $2) })
}

extension MutantRealityPart.Settings {
  fileprivate init(_ trial: MutantTrial) {
    self.init(
      seed: trial.seed, mutants: trial.mutants, rates: trial.rates.fingerprint,
      schemes: trial.schemes.map(\.name))
  }

  fileprivate var members: [PrintedJSON.Member] {
    [
      .init(key: "seed", value: .text(String(seed))),
      .init(key: "mutants", value: .number(mutants)), .init(key: "rates", value: .text(rates)),
      .init(key: "schemes", value: .texts(schemes)),
    ]
  }

  fileprivate static let fields: Fields<Self> = Fields(
    Fields.required("seed", PartReaders.seed, "The random seed."),
    Fields.required("mutants", PartReaders.count, "The releases drawn for each screen."),
    Fields.required("rates", Reader<String>.string, "The hash of the rates."),
    Fields.required("schemes", Reader<[String]>.array(of: .string), "The schemes."),
    make: { Self(seed: $0, mutants: $1, rates: $2, schemes: $3) })
}

extension RealityCounts {
  private typealias Element = (key: String, fates: [RuleFates])

  fileprivate var members: [PrintedJSON.Member] {
    [
      .init(key: "screens", value: .number(screens)),
      .init(key: "drawn", value: .number(mutants)),
      .init(
        key: "elements",
        value: .list(
          elements.sorted { $0.key < $1.key }.map { key, fates in
            .members([
              "key": .text(key),
              "outcomes": .list(fates.map { .list([$0.drawn.json, $0.real.json]) }),
            ])
          })),
    ]
  }

  fileprivate static let fields: Fields<RealityCounts> = Fields(
    Fields.required("screens", PartReaders.count, "The changed screens."),
    Fields.required("drawn", PartReaders.count, "The drawn releases."),
    Fields.required("elements", Reader<[Element]>.array(of: element), "The outcomes."),
    make: { screens, drawn, elements in
      RealityCounts(
        screens: screens, mutants: drawn,
        elements: Dictionary(elements.map { ($0.key, $0.fates) }, uniquingKeysWith: { $1 }))
    })

  private static let element = Reader<Element>.object(
    "element",
    Fields.required("key", Reader<String>.string, "The key of the element."),
    Fields.required("outcomes", Reader<[RuleFates]>.array(of: fates), "By scheme."),
    make: { ($0, $1) })

  private static let fates = Reader<[OutcomeTally]>.array(of: OutcomeTally.reader, count: 2)
    .map { RuleFates(drawn: $0[0], real: $0[1]) }
}

extension EditRates {
  /// The hash of the rates, by which a merge recognises parts with others.
  package var fingerprint: String {
    var fingerprint = Fingerprint()
    for kind in EditKind.allCases {
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
