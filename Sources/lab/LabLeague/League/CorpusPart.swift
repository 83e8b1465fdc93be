import AutoTrack
package import LabLanguage
package import LabSystem

/// The counts of a command over corpora, of which each part has some.
package protocol CorpusCounts: SummedCounts, Recorded, Equatable {
  /// The facts that parts share, besides those of ``CorpusPartHead``.
  associatedtype Settings: Recorded, Equatable
  /// The command line of the whole, its noun, the noun of a part, and the name in the file.
  static var words: (command: String, whole: String, part: Noun, name: String) { get }
}

/// A part of a command over corpora.
package struct CorpusPart<Counts: CorpusCounts>: PartOfWhole, Equatable {
  let head: CorpusPartHead
  let settings: Counts.Settings
  /// The apps of which the part compares releases, in the order of the command line.
  let apps: [AppCounts<Counts>]

  package static var noun: Noun { Counts.words.part }
  package static var command: String { Counts.words.command }
  package static var whole: String { Counts.words.whole }
  package static var partName: String? { Counts.words.name }

  package var version: String { head.version }
  package var shard: Shard { head.shard }

  package static var record: JSONRecord<Self> {
    JSONRecord(
      Field(\.head, CorpusPartHead.record(Counts.words.name).fields),
      Field(\.settings, Counts.Settings.record.fields),
      Field("apps", \.apps, "The outcomes of each app."),
      make: Self.init)
  }
}

/// The facts that parts of one run over corpora share, and the number of the part.
package struct CorpusPartHead: Equatable, Sendable {
  /// The name of the command in the file.
  let name: String
  let version: String
  let shard: Shard
  /// The hash of all corpora, and their number.
  let fingerprint: String
  let corpora: Int
}

extension CorpusPartHead: JSONValue {
  init(_ name: String, _ shares: CorpusShares) {
    self.init(
      name: name, version: Library.version, shard: shares.shard,
      fingerprint: shares.fingerprint, corpora: shares.count)
  }

  package var json: PrintedJSON? { Self.record(name).json(self) }

  static func record(_ name: String) -> JSONRecord<CorpusPartHead> {
    JSONRecord(
      Field("part", \.name, as: PartReaders.name(name), "The command."),
      Field("lab", \.version, "The version."),
      Field("shard", \.shard, as: PartReaders.shard, "The part."),
      Field("fingerprint", \.fingerprint, "The hash of all corpora."),
      Field("corpora", \.corpora, as: PartReaders.count, "The number of corpora."),
      make: CorpusPartHead.init)
  }
}

extension AppCounts: JSONValue, FieldValue, Recorded, FormatValue where Counts: Recorded {
  package static var reader: Reader<Self> { .object("app", record) }

  package static var record: JSONRecord<Self> {
    JSONRecord(
      Field("place", \.place, as: PartReaders.count, "The number of the corpus, from 0."),
      Field("app", \.app, "The name of the app."),
      Field("comparisons", \.comparisons, as: PartReaders.count, "The app's comparisons."),
      Field("compared", \.compared, as: PartReaders.count, "Those of this part."),
      Field(\.counts, Counts.record.fields),
      make: AppCounts.init)
  }
}

extension PartFiles {
  /// Adds up the counts of each app; throws unless the parts make one whole.
  func apps<Counts>() throws(LabError) -> [AppCounts<Counts>] where Part == CorpusPart<Counts> {
    try agreeOnVersionAndCount()
    try agree(on: "list of corpora", by: \.head.fingerprint)
    try agree(on: "number of corpora", by: \.head.corpora)
    try requireEachOnce()
    var sums: [Int: AppCounts<Counts>] = [:]
    for (path, part) in files {
      for app in part.apps {
        guard let sum = sums[app.place] else {
          sums[app.place] = app
          continue
        }
        guard sum.app == app.app, sum.comparisons == app.comparisons else {
          throw refusal(path, "corpus \(app.place + 1) is another app in another part")
        }
        sums[app.place]?.compared += app.compared
        sums[app.place]?.counts += app.counts
      }
    }
    return try complete(sums)
  }

  private func complete<Counts>(
    _ sums: [Int: AppCounts<Counts>]
  ) throws(LabError) -> [AppCounts<Counts>] where Part == CorpusPart<Counts> {
    var apps: [AppCounts<Counts>] = []
    for place in 0..<first.part.head.corpora {
      guard let sum = sums[place] else {
        throw refusal(first.path, "no part has corpus \(place + 1)")
      }
      guard sum.compared == sum.comparisons else {
        throw refusal(
          first.path,
          "the parts have \(sum.compared) of the \(sum.comparisons.counted("comparison")) of "
            + sum.app.quoted)
      }
      if apps.contains(where: { $0.app == sum.app }) {
        throw refusal(first.path, "the app \(sum.app.quoted) is given twice")
      }
      apps.append(sum)
    }
    guard sums.count == apps.count else {
      throw refusal(first.path, "the parts have more apps than corpora")
    }
    return apps
  }
}
