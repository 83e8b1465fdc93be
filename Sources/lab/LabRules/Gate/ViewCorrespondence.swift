import AutoTrack
import LabLeague
import Wording

/// The views of one version that are the same views in another.
///
/// Ids of the files decide for two elements that have some, and ``AppMatch`` for the others.
/// Elements that the system makes for a controller go with it.
struct ViewCorrespondence {
  /// The keys in the head, by the keys in the base.
  private(set) var heads: [String: String] = [:]
  /// The keys in the base, by the keys in the head.
  private(set) var bases: [String: String] = [:]
  /// True if both versions have ids, and these are read.
  let isByIDs: Bool
  /// The match by facts, for explanations; nil if ids decided everywhere.
  private var match: (views: AppMatch, keys: MatchSource<String>)?
  private var controllers = ControllerPairs(ids: [])
  private let base, head: VersionSurvey

  /// Compares two versions; without `usingIDs` their ids are not read.
  ///
  /// The files of imports have more facts than the views at run time; `sources` holds them.
  init(
    from base: VersionSurvey, to head: VersionSurvey, usingIDs: Bool = true,
    _ sources: (MatchSource<String>?, MatchSource<String>?) = (nil, nil)
  ) {
    (self.base, self.head) = (base, head)
    isByIDs = usingIDs && base.hasIDs && head.hasIDs
    if isByIDs {
      joinIDs()
      joinSystemParts()
      guard hasRest else { return }
      matchViews(base.matchSource, head.matchSource)
    } else {
      let both = sources.0.flatMap { old in sources.1.map { (old, $0) } }
      matchViews(both?.0 ?? base.matchSource, both?.1 ?? head.matchSource)
    }
  }

  private mutating func join(_ base: String, _ head: String) {
    guard !base.isEmpty, !head.isEmpty, heads[base] == nil, bases[head] == nil else { return }
    (heads[base], bases[head]) = (head, base)
  }
}

extension ViewCorrespondence {
  private mutating func joinIDs() {
    let partners = SharedIDs(
      from: base.identifiedViews + base.identifiedControllers,
      to: head.identifiedViews + head.identifiedControllers
    ).partners
    controllers = ControllerPairs(
      ids: partners.filter(\.key.isController).map { ($0.key.name, $0.value.name) })
    for key in base.order { join(key, partners[ElementKey(key)]?.name ?? "") }
    for key in base.order { joinParents(of: key) }
  }

  /// Joins the views without ids around a view that has one.
  private mutating func joinParents(of key: String) {
    var (old, new) = (base.views[key], heads[key].flatMap { head.views[$0] })
    while let one = old?.parent.flatMap({ base.views[$0] }),
      let other = new?.parent.flatMap({ head.views[$0] }),
      !one.hasID, !other.hasID, one.kind == other.kind
    {
      join(one.key, other.key)
      (old, new) = (one, other)
    }
  }

  /// True for two elements that facts may join.
  private func permits(_ old: VersionView, _ new: VersionView) -> Bool {
    !(isByIDs && old.hasID && new.hasID)
  }

  /// True if ids leave two elements that may be one.
  private var hasRest: Bool {
    let rest = head.order.filter { bases[$0] == nil }.compactMap { head.views[$0] }
    return base.order.contains { key in
      guard heads[key] == nil, let old = base.views[key] else { return false }
      return rest.contains { $0.kind == old.kind && permits(old, $0) }
    }
  }
}

/// Elements without ids.
extension ViewCorrespondence {
  private mutating func matchViews(_ old: MatchSource<String>, _ new: MatchSource<String>) {
    let match = AppMatch(from: old.screens, to: new.screens, known: known(in: old, new))
    let pairs = match.places.sorted {
      ($0.key.screen, $0.key.node) < ($1.key.screen, $1.key.node)
    }.map { (old.origin(of: $0.key), new.origin(of: $0.value)) }
    for (one, two) in pairs where !isSystemPart(one, two) { join(one, two) }
    joinSystemParts()
    for (one, two) in pairs where isSameItem(one, two) { join(one, two) }
    self.match = (match, old)
  }

  private func known(
    in old: MatchSource<String>, _ new: MatchSource<String>
  ) -> KnownPairs {
    guard isByIDs else { return .none }
    let (places, others) = (old.places, new.places)
    let pairs = heads.compactMap { base, head in
      places[base].flatMap { place in others[head].map { (place, $0) } }
    }
    return KnownPairs(
      Dictionary(uniqueKeysWithValues: pairs),
      identified: (
        Set(base.keysWithFate(heads).compactMap { places[$0] }),
        Set(head.keysWithFate(bases).compactMap { others[$0] })
      ))
  }

  /// Joins the elements that the system makes for controllers of both versions.
  private mutating func joinSystemParts() {
    let pairs = base.order.compactMap { key in
      base.views[key].flatMap { old in
        heads[key].flatMap { head.views[$0] }.map { (base: old, head: $0) }
      }
    }
    controllers.join(by: pairs, base, head, usingIDs: isByIDs)
    let owners = controllers.heads.merging(heads) { controller, _ in controller }
    for key in base.order where key.isOfSystem {
      let other = base.views[key]?.systemPart.map { $0.key(of: owners) } ?? key
      if head.views[other] != nil { join(key, other) }
    }
    for (one, two) in pairs.map({ ($0.base.key, $0.head.key) }) { joinSegments(of: one, two) }
  }

  /// Joins the segments of a control that have got other titles, if their number is the same.
  private mutating func joinSegments(of one: String, _ two: String) {
    let (old, new) = (base.segments(of: one), head.segments(of: two))
    guard old.count == new.count else { return }
    for (one, two) in zip(old, new) { join(one, two) }
  }

  private func isSystemPart(_ one: String, _ two: String) -> Bool {
    base.views[one]?.systemPart != nil || head.views[two]?.systemPart != nil
  }

  /// True for a button of a bar that has got another action or title, or an id.
  private func isSameItem(_ one: String, _ two: String) -> Bool {
    guard isSystemPart(one, two), let old = base.views[one], let new = head.views[two] else {
      return false
    }
    let parts = [old.systemPart, new.systemPart].compactMap(\.self)
    return parts.allSatisfy(\.isItem) && controllers.agree(on: old, new)
  }

  /// Returns the reasons for the match of a view, in lines; empty if ids decided.
  func explanation(of key: String) -> [Sentence] {
    guard let (views, keys) = match, let place = keys.places[key], !views.isKnown(place) else {
      return []
    }
    return views.lines(of: views.explanation(of: place))
  }
}

private struct ElementKey: Hashable {
  let name: String
  var isController = false

  init(_ name: String, isController: Bool = false) {
    (self.name, self.isController) = (name, isController)
  }
}

extension VersionSurvey {
  /// True if a view has an id in its file.
  fileprivate var hasIDs: Bool { views.values.contains(where: \.hasID) }

  fileprivate var identifiedViews: [SharedIDs<ElementKey>.Element] {
    order.compactMap { views[$0] }.filter(\.hasID).map { view in
      element(ElementKey(view.key), id: view.key.idInFile, view.facts)
    }
  }

  /// Returns the keys of the views with an id, and of those in a view whose id the other version
  /// does not have: they go with it.
  fileprivate func keysWithFate(_ partners: [String: String]) -> [String] {
    order.filter { key in
      let line = sequence(first: views[key]) { $0?.parent.flatMap { views[$0] } }
      let owner = line.lazy.compactMap(\.self).first(where: \.hasID)
      return owner.map { $0.key == key || partners[$0.key] == nil } ?? false
    }
  }

  /// The controllers of the screens that have ids in their files.
  fileprivate var identifiedControllers: [SharedIDs<ElementKey>.Element] {
    controllers.filter(\.hasScreenID).map(\.screenKey).map { key in
      element(ElementKey(key, isController: true), id: "controller \(key.idInFile)", nil)
    }
  }

  private func element(
    _ key: ElementKey, id: String, _ facts: ViewFacts?
  ) -> SharedIDs<ElementKey>.Element {
    .init(file: files[key.name] ?? key.name.fileOfKey, id: id, facts: facts, key: key)
  }
}

extension String {
  /// True for the key of an element that the system makes.
  fileprivate var isOfSystem: Bool { hasPrefix("system/") }
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
      let nodes = group.map { view in
        var facts = view.facts
        facts.parent = view.parent.flatMap { places[$0] }
        return facts
      }
      source.add(MatchScreen(group.first?.screen ?? name, nodes: nodes), group.map(\.key))
    }
  }
}
