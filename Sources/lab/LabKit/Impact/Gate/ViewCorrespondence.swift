/// The views of one version that are the same views in another.
///
/// Ids of the files decide where both versions have them; otherwise ``AppMatch`` does.
struct ViewCorrespondence {
  /// The keys in the head, by the keys in the base.
  private(set) var heads: [String: String] = [:]
  /// The keys in the base, by the keys in the head.
  private(set) var bases: [String: String] = [:]
  /// True if the ids of the files decided.
  let isByIDs: Bool
  /// The match without ids, for explanations; nil if the ids decided.
  private(set) var match: (views: AppMatch, keys: MatchSource<String>)?

  /// Compares two versions; without `usingIDs` their ids are not read.
  ///
  /// The files of imports have more facts than the views at run time; `sources` holds them.
  init(
    from base: VersionSurvey, to head: VersionSurvey, usingIDs: Bool = true,
    _ sources: (MatchSource<String>?, MatchSource<String>?) = (nil, nil)
  ) {
    let (old, new) = (ViewIDs(of: base.order), ViewIDs(of: head.order))
    isByIDs = usingIDs && !old.isEmpty && !new.isEmpty
    if isByIDs {
      for (key, other) in old.pairs(with: new) { join(key, other) }
      for key in base.order { joinParents(of: key, base, head) }
    } else {
      let both = sources.0.flatMap { old in sources.1.map { (old, $0) } }
      matchViews(both?.0 ?? base.matchSource, both?.1 ?? head.matchSource)
    }
    for key in base.order where key.isOfSystem && head.views[key] != nil { join(key, key) }
  }

  private mutating func join(_ base: String, _ head: String) {
    guard !base.isEmpty, !head.isEmpty, heads[base] == nil, bases[head] == nil else { return }
    (heads[base], bases[head]) = (head, base)
  }

  /// Joins the views without ids around a view that has one.
  private mutating func joinParents(
    of key: String, _ base: VersionSurvey, _ head: VersionSurvey
  ) {
    var (old, new) = (base.views[key], heads[key].flatMap { head.views[$0] })
    while let one = old?.parent.flatMap({ base.views[$0] }),
      let other = new?.parent.flatMap({ head.views[$0] }),
      !one.key.hasID, !other.key.hasID, one.kind == other.kind
    {
      join(one.key, other.key)
      (old, new) = (one, other)
    }
  }

  private mutating func matchViews(_ old: MatchSource<String>, _ new: MatchSource<String>) {
    let match = AppMatch(from: old.screens, to: new.screens)
    let places = match.places.sorted {
      ($0.key.screen, $0.key.node) < ($1.key.screen, $1.key.node)
    }
    for (one, two) in places { join(old.origin(of: one), new.origin(of: two)) }
    self.match = (match, old)
  }

  /// Returns the reasons for the match of a view, in lines; empty if ids decided.
  func explanation(of key: String) -> [String] {
    guard let (views, keys) = match else { return [] }
    for (screen, origins) in keys.origins.enumerated() {
      guard let node = origins.firstIndex(of: key) else { continue }
      return views.lines(of: views.explanation(of: .init(screen: screen, node: node)))
    }
    return []
  }
}

/// The ids of the views of a version, with the files that they stand in.
private struct ViewIDs {
  /// The keys by id, in their order; several files may have one id.
  private var keys: [String: [String]] = [:]
  private var order: [String] = []

  var isEmpty: Bool { order.isEmpty }

  init(of all: [String]) {
    for key in all where key.hasID {
      let id = Self.id(of: key)
      if keys[id] == nil { order.append(id) }
      keys[id, default: []].append(key)
    }
  }

  /// The id without its file, which may be renamed from version to version.
  private static func id(of key: String) -> String {
    key.lastIndex(of: "#").map { String(key[key.index(after: $0)...]) } ?? key
  }

  /// Returns the keys of equal ids: in files of one name first, then of the ids that stand alone.
  func pairs(with other: ViewIDs) -> [(String, String)] {
    order.flatMap { id -> [(String, String)] in
      guard let own = keys[id], let others = other.keys[id] else { return [] }
      let equal = own.filter(others.contains).map { ($0, $0) }
      if !equal.isEmpty { return equal }
      return own.count == 1 && others.count == 1 ? [(own[0], others[0])] : []
    }
  }
}

extension String {
  /// True for the key of an element that the system makes.
  fileprivate var isOfSystem: Bool { hasPrefix("system/") }

  /// True for the key of an element that other apps have, too: a back button of a controller of
  /// the system.
  var isOfEveryApp: Bool { hasPrefix("system/UI") }

  /// True for a key with an id that stays for the life of the element.
  ///
  /// Views without an id are known by their offset in the app file, those of a dump by the numbers
  /// of the children from the root.
  fileprivate var hasID: Bool {
    let id = split(separator: "#").last ?? ""
    let isNumbers = id.allSatisfy { $0.isNumber || $0 == "/" }
    return !isOfSystem && !id.hasPrefix("@") && !isNumbers && !id.isEmpty
  }
}

extension VersionSurvey {
  /// The views by screen, for a match without ids, with their keys.
  fileprivate var matchSource: MatchSource<String> {
    matchSource(of: order.compactMap { views[$0] })
  }

  /// Returns some of the views by screen, each after the view around it.
  func matchSource(of views: [VersionView]) -> MatchSource<String> {
    var names: [String] = []
    var groups: [String: [VersionView]] = [:]
    for view in views {
      if groups[view.screenKey] == nil { names.append(view.screenKey) }
      groups[view.screenKey, default: []].append(view)
    }
    return names.reduce(into: MatchSource()) { source, name in
      let group = groups[name] ?? []
      let places = Dictionary(uniqueKeysWithValues: zip(group.map(\.key), group.indices))
      let nodes = group.map { view in view.node(below: view.parent.flatMap { places[$0] }) }
      source.add(MatchScreen(group.first?.screen ?? name, nodes: nodes), group.map(\.key))
    }
  }
}

extension VersionView {
  fileprivate func node(below parent: Int?) -> MatchNode {
    var node = MatchNode(kind: kind, className: className, parent: parent)
    (node.isCell, node.tag, node.frame) = (row != nil, tag == 0 ? nil : tag, frame)
    (node.text, node.identifier, node.label) = (text, identifier, label)
    (node.outlets, node.actions) = (outlets, actions)
    return node
  }
}
