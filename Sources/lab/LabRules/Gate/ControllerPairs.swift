/// The controllers of one version that are the same in another, by their identities.
///
/// Ids decide for two controllers that have some. Others are the same if they have most of their
/// views in common, or else if they have one class.
struct ControllerPairs {
  private(set) var heads: [String: String] = [:]
  private var bases: [String: String] = [:]

  private mutating func join(_ base: String, _ head: String) {
    guard heads[base] == nil, bases[head] == nil else { return }
    (heads[base], bases[head]) = (head, base)
  }

  init(ids: [(base: String, head: String)]) {
    for (base, head) in ids { join(base, head) }
  }

  /// Pairs further controllers by the views that are known to be the same.
  mutating func join(
    by views: [(base: VersionView, head: VersionView)], _ base: VersionSurvey,
    _ head: VersionSurvey, usingIDs: Bool
  ) {
    func permits(_ old: VersionView, _ new: VersionView) -> Bool {
      !(usingIDs && old.hasScreenID && new.hasScreenID)
    }
    let votes = views.filter(permits).reduce(into: [[String]: Int]()) { votes, pair in
      votes[[pair.base.screenKey, pair.head.screenKey], default: 0] += 1
    }
    let order = votes.sorted { one, two in
      one.value != two.value
        ? one.value > two.value : one.key.lexicographicallyPrecedes(two.key)
    }
    for (pair, _) in order { join(pair[0], pair[1]) }
    let others = head.controllers
    for old in base.controllers where heads[old.screenKey] == nil {
      let new = others.first {
        $0.screen == old.screen && bases[$0.screenKey] == nil && permits(old, $0)
      }
      if let new { join(old.screenKey, new.screenKey) }
    }
  }

  func agree(on base: VersionView, _ head: VersionView) -> Bool {
    heads[base.screenKey] == head.screenKey
  }
}

extension VersionSurvey {
  /// The first view of each controller, in the order of the screens.
  var controllers: [VersionView] {
    var known: Set<String> = []
    return order.compactMap { views[$0] }.filter { known.insert($0.screenKey).inserted }
  }
}
