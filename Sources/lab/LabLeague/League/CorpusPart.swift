import AutoTrack
import LabLanguage
package import LabSystem

/// A part of a command over corpora.
package protocol CorpusPart: PartOfWhole {
  associatedtype Counts: SummedCounts
  var head: CorpusPartHead { get }
  /// The apps of which the part compares releases, in the order of the command line.
  var apps: [AppCounts<Counts>] { get }
}

extension CorpusPart {
  package var version: String { head.version }
  package var shard: Shard { head.shard }
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

extension CorpusPartHead {
  init(_ name: String, _ shares: CorpusShares) {
    self.init(
      name: name, version: Library.version, shard: shares.shard,
      fingerprint: shares.fingerprint, corpora: shares.count)
  }

  var members: [PrintedJSON.Member] {
    [
      .init(key: "part", value: .text(name)), .init(key: "lab", value: .text(version)),
      .init(key: "shard", value: .text("\(shard)")),
      .init(key: "fingerprint", value: .text(fingerprint)),
      .init(key: "corpora", value: .number(corpora)),
    ]
  }

  static func fields(_ name: String) -> Fields<CorpusPartHead> {
    Fields(
      Fields.required("part", PartReaders.name(name), "The command."),
      Fields.required("lab", Reader<String>.string, "The version."),
      Fields.required("shard", PartReaders.shard, "The part."),
      Fields.required("fingerprint", Reader<String>.string, "The hash of all corpora."),
      Fields.required("corpora", PartReaders.count, "The number of corpora."),
      make: {
        CorpusPartHead(name: $0, version: $1, shard: $2, fingerprint: $3, corpora: $4)
      })
  }
}

extension AppCounts {
  func json(_ members: [PrintedJSON.Member]) -> PrintedJSON {
    .object(
      [
        .init(key: "place", value: .number(place)), .init(key: "app", value: .text(app)),
        .init(key: "comparisons", value: .number(comparisons)),
        .init(key: "compared", value: .number(compared)),
      ] + members)
  }

  static func reader(_ counts: Fields<Counts>) -> Reader<AppCounts> {
    .object(
      Noun(one: "an app", many: "apps"),
      Fields(
        Fields.required("place", PartReaders.count, "The number of the corpus, from 0."),
        Fields.required("app", Reader<String>.string, "The name of the app."),
        Fields.required("comparisons", PartReaders.count, "The app's comparisons."),
        Fields.required("compared", PartReaders.count, "Those of this part."),
        counts,
        make: {
          AppCounts(place: $0, app: $1, comparisons: $2, compared: $3, counts: $4)
        }))
  }
}

extension PartFiles where Part: CorpusPart {
  /// Adds up the counts of each app; throws unless the parts make one whole.
  func apps() throws(LabError) -> [AppCounts<Part.Counts>] {
    try agreeOnVersionAndCount()
    try agree(on: "list of corpora", by: \.head.fingerprint)
    try agree(on: "number of corpora", by: \.head.corpora)
    try requireEachOnce()
    var sums: [Int: AppCounts<Part.Counts>] = [:]
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

  private func complete(
    _ sums: [Int: AppCounts<Part.Counts>]
  ) throws(LabError) -> [AppCounts<Part.Counts>] {
    var apps: [AppCounts<Part.Counts>] = []
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
