/// The elements of a release under the keys that they had before: by ids, or by a match.
struct LeagueIdentity {
  /// The old keys of elements; nil if the keys are those of the corpus.
  private let origins: [String: String]?
  /// The keys of all elements, and those of which events come.
  let keys: Set<String>
  let capturable: Set<String>

  init(_ release: LeagueRelease) {
    (origins, keys, capturable) = (nil, release.keys, release.capturable)
  }

  /// The identity by a match that gives the old key of each key that was there before.
  init(_ release: LeagueRelease, origins: [String: String]) {
    self.origins = origins
    let name = { (key: String) in Self.name(of: key, origins) }
    (keys, capturable) = (Set(release.keys.map(name)), Set(release.capturable.map(name)))
  }

  func key(of element: LeagueElement) -> String {
    origins.map { Self.name(of: element.key, $0) } ?? element.key
  }

  private static func name(of key: String, _ origins: [String: String]) -> String {
    origins[key] ?? "new " + key
  }

  /// False for an element that is there without events: no rule can be right or wrong about it.
  func isJudged(_ element: LeagueElement) -> Bool {
    capturable.contains(element.key) || !keys.contains(element.key)
  }
}
