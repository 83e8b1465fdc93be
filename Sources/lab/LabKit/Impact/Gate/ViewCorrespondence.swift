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
    let (old, new) = (base.identifiedViews, head.identifiedViews)
    isByIDs = usingIDs && !old.isEmpty && !new.isEmpty
    var controllers: [String: String] = [:]
    if isByIDs {
      let pairs = SharedIDs(
        from: old + base.identifiedControllers, to: new + head.identifiedControllers)
      for (one, two) in pairs.partners where one.isController {
        controllers[one.name] = two.name
      }
      for key in base.order { join(key, pairs.partners[ElementKey(key)]?.name ?? "") }
      for key in base.order { joinParents(of: key, base, head) }
    } else {
      let both = sources.0.flatMap { old in sources.1.map { (old, $0) } }
      matchViews(both?.0 ?? base.matchSource, both?.1 ?? head.matchSource)
    }
    for key in base.order where key.isOfSystem {
      let other = base.views[key]?.systemPart.map { $0.key(of: controllers) } ?? key
      if head.views[other] != nil { join(key, other) }
    }
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

/// The key of a view or of a controller.
private struct ElementKey: Hashable {
  let name: String
  var isController = false

  init(_ name: String, isController: Bool = false) {
    (self.name, self.isController) = (name, isController)
  }
}

extension VersionSurvey {
  /// The views that have ids in their files.
  fileprivate var identifiedViews: [SharedIDs<ElementKey>.Element] {
    order.filter(\.hasID).map { key in
      element(ElementKey(key), id: key.idInFile, views[key]?.node(below: nil))
    }
  }

  /// The controllers of the screens, and those whose buttons the system makes.
  fileprivate var identifiedControllers: [SharedIDs<ElementKey>.Element] {
    let shown = order.compactMap { views[$0] }
    let keys = shown.flatMap { [$0.screenKey, $0.systemPart?.controller].compactMap(\.self) }
    var known: Set<String> = []
    return keys.filter { $0.hasID && known.insert($0).inserted }.map { key in
      element(ElementKey(key, isController: true), id: "controller \(key.idInFile)", nil)
    }
  }

  private func element(
    _ key: ElementKey, id: String, _ facts: MatchNode?
  ) -> SharedIDs<ElementKey>.Element {
    .init(file: files[key.name] ?? key.name.fileOfKey, id: id, facts: facts, key: key)
  }
}

extension String {
  /// True for the key of an element that the system makes.
  fileprivate var isOfSystem: Bool { hasPrefix("system/") }

  /// True for the key of an element that other apps have, too: a back button of a controller of
  /// the system.
  var isOfEveryApp: Bool { hasPrefix("system/UI") }

  /// The id of a key without its file, which may be renamed from version to version.
  fileprivate var idInFile: String {
    lastIndex(of: "#").map { String(self[index(after: $0)...]) } ?? self
  }

  /// The file in a key; empty for a key of the only file.
  fileprivate var fileOfKey: String { lastIndex(of: "#").map { String(self[..<$0]) } ?? "" }

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
