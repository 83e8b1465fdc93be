import LabLanguage
package import LabSystem

/// The corpora of a command line, of which a part reads some.
///
/// The bytes of all files stand one after the other, and each part has a stretch of them. So a part
/// reads only the apps in its stretch, and parts take about equally long.
package struct CorpusShares: Sendable {
  /// The number of all corpora, read or not.
  package let count: Int
  package let shard: Shard
  /// The hash of all corpora in their order.
  package let fingerprint: String
  /// The corpora of this part in their order.
  package let shares: [CorpusShare]

  /// Divides corpora; those of other parts are not kept.
  package init(_ files: [(name: String, bytes: [UInt8])], shard: Shard = Shard()) {
    var (fingerprint, start, shares) = (Fingerprint(), 0, [CorpusShare]())
    let own = shard.range(of: files.map { CorpusShare.size(of: $0.bytes) }.reduce(0, +))
    for (place, file) in files.enumerated() {
      fingerprint.add(file: file.bytes)
      let end = start + CorpusShare.size(of: file.bytes)
      let common = own.clamped(to: start..<end)
      if !common.isEmpty {
        let stretch = common.lowerBound - start..<common.upperBound - start
        shares.append(CorpusShare(place: place, stretch: stretch, file))
      }
      start = end
    }
    count = files.count
    self.shard = shard
    self.fingerprint = fingerprint.text
    self.shares = shares
  }

  /// Reads the corpora of this part one after the other, so that one is in memory at a time.
  ///
  /// `count` gets each corpus with its share and returns the number of the app's comparisons, the
  /// places of those compared, and what was counted.
  func counts<Counts>(
    _ count: (CorpusFile, CorpusShare) -> AppCounts<Counts>
  ) throws(SourceError) -> [AppCounts<Counts>] {
    var apps: [AppCounts<Counts>] = []
    for share in shares {
      let corpus = try CorpusFile(name: share.name, bytes: share.bytes)
      try League.refuse(corpus, in: share.name, among: apps.map(\.app))
      apps.append(count(corpus, share))
    }
    return apps
  }
}

/// A corpus, of which a part compares some releases.
package struct CorpusShare: Sendable {
  /// The number of the file on the command line, from 0.
  let place: Int
  let name: String
  let bytes: [UInt8]
  /// The stretch of the file that belongs to the part.
  private let stretch: Range<Int>

  fileprivate init(
    place: Int, stretch: Range<Int>, _ file: (name: String, bytes: [UInt8])
  ) {
    (self.place, self.stretch, name, bytes) = (place, stretch, file.name, file.bytes)
  }

  /// Even an empty file has a size, so that some part reads it and reports the mistake.
  fileprivate static func size(of bytes: [UInt8]) -> Int { bytes.count + 1 }

  /// Returns the places in this share, if the comparisons of the app are spread over its file.
  func places(of comparisons: Int) -> [Int] {
    (0..<comparisons).filter { stretch.contains(Self.size(of: bytes) * $0 / comparisons) }
  }
}

/// Counts that parts of a whole add up.
package protocol SummedCounts: Sendable {
  static func += (sum: inout Self, part: Self)
}

/// The counts of one app, in a part or in the whole.
package struct AppCounts<Counts: SummedCounts>: Sendable {
  /// The number of the corpus on the command line, from 0.
  let place: Int
  let app: String
  /// The number of comparisons of the app's releases, and of those counted here.
  let comparisons: Int
  var compared: Int
  var counts: Counts
}

extension AppCounts: Equatable where Counts: Equatable {}
