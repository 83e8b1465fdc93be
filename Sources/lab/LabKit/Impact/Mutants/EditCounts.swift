package import AutoTrack

/// The edits that developers made between versions of an app, from which rates are estimated.
///
/// One insertion is one edit, with all views in the new one and all rows that it moves.
package struct EditCounts: Equatable, Sendable {
  /// The screens of both versions that changed.
  package private(set) var changedScreens = 0
  /// The edits by kind.
  package private(set) var edits: [EditKind: Int] = [:]

  /// The kinds that are counted; other kinds keep no trace in files.
  package static let kinds: [EditKind] = [
    .insertBeforeSame, .insertAfterSame, .insertBeforeOther, .wrap, .unwrap, .reorder,
    .renameClass, .editText, .changeRows,
  ]

  /// Creates counts of no versions.
  package init() {}

  package static func += (sum: inout EditCounts, part: EditCounts) {
    sum.changedScreens += part.changedScreens
    sum.edits.merge(part.edits, uniquingKeysWith: +)
  }

  /// The number of all edits.
  package var total: Int { edits.values.reduce(0, +) }

  /// The edits of each kind per changed screen.
  package var rates: EditRates {
    guard changedScreens > 0 else { return EditRates([:]) }
    return EditRates(edits.mapValues { Double($0) / Double(changedScreens) })
  }

  private mutating func add(_ kind: EditKind) { edits[kind, default: 0] += 1 }
}

extension EditCounts {
  /// Counts the edits between two versions, whose views an identity pairs.
  package init(from old: MatchVersion, to new: MatchVersion, by identity: VersionIdentity) {
    for (one, screen) in old.screens.enumerated() {
      guard let two = identity.screens[one] else { continue }
      let other = new.screens[two]
      guard screen.screen.hasOtherContents(than: other.screen) else { continue }
      changedScreens += 1
      if screen.screen.name != other.screen.name { add(.renameClass) }
      for node in other.nodes.indices { addNew(node, two, old, new, identity) }
      for node in screen.nodes.indices { addOld(node, one, old, new, identity) }
    }
  }

  /// Counts a view of the new version: inserted, or with other facts.
  private mutating func addNew(
    _ node: Int, _ screen: Int, _ old: MatchVersion, _ new: MatchVersion,
    _ identity: VersionIdentity
  ) {
    let (other, place) = (new.screens[screen], AppMatch.Place(screen: screen, node: node))
    let parent = other.nodes[node].parent.map { AppMatch.Place(screen: screen, node: $0) }
    guard let origin = identity.origins[place] else {
      if let parent, identity.origins[parent] == nil { return }
      let isWrapper = other.children[node].contains { child in
        guard let before = identity.origins[.init(screen: screen, node: child)],
          let outer = old.parent(of: before), let parent
        else { return false }
        return identity.places[outer] == parent
      }
      if let kind = isWrapper ? .wrap : other.nodes[node].insertion { add(kind) }
      return
    }
    let (mine, theirs) = (old.screens[origin.screen].nodes[origin.node], other.nodes[node])
    let isField = ["textField", "textView", "UITextField", "UITextView"].contains(mine.kind)
    if !isField, let text = mine.text, let changed = theirs.text, text != changed {
      add(.editText)
    }
    if mine.className != theirs.className, mine.kind == theirs.kind { add(.renameClass) }
    let after = other.children[node].compactMap {
      identity.origins[.init(screen: screen, node: $0)]
    }.filter { old.parent(of: $0) == origin }.map(\.node)
    if after != after.sorted() { add(.reorder) }
  }

  /// Counts a container of the old version whose views stayed without it.
  private mutating func addOld(
    _ node: Int, _ screen: Int, _ old: MatchVersion, _ new: MatchVersion,
    _ identity: VersionIdentity
  ) {
    let place = AppMatch.Place(screen: screen, node: node)
    guard identity.places[place] == nil, let parent = old.parent(of: place),
      let partner = identity.places[parent]
    else { return }
    let isUnwrapped = old.screens[screen].children[node].contains { child in
      identity.places[.init(screen: screen, node: child)].flatMap(new.parent) == partner
    }
    if isUnwrapped { add(.unwrap) }
  }
}

/// The views of two versions that are the same, by ids or by a match.
package struct VersionIdentity: Sendable {
  /// The new place of each old view, and the reverse.
  let places, origins: [AppMatch.Place: AppMatch.Place]
  /// The new screen of each old one.
  let screens: [Int: Int]

  /// The identity of a match.
  package init(_ match: AppMatch) {
    (places, origins, screens) = (match.places, match.origins, match.screens)
  }

  /// The identity of equal ids; a screen is the one that has most of its views.
  package init<ID: Hashable>(from old: [[ID?]], to new: [[ID?]]) {
    var homes: [ID: AppMatch.Place] = [:]
    for (screen, ids) in new.enumerated() {
      for (node, id) in ids.enumerated() {
        if let id, homes[id] == nil { homes[id] = AppMatch.Place(screen: screen, node: node) }
      }
    }
    var places: [AppMatch.Place: AppMatch.Place] = [:]
    var origins: [AppMatch.Place: AppMatch.Place] = [:]
    for (screen, ids) in old.enumerated() {
      for (node, id) in ids.enumerated() {
        guard let home = id.flatMap({ homes[$0] }), origins[home] == nil else { continue }
        let place = AppMatch.Place(screen: screen, node: node)
        (places[place], origins[home]) = (home, place)
      }
    }
    (self.places, self.origins) = (places, origins)
    screens = Self.screens(of: places)
  }

  /// Returns the pairs of screens by the number of their common views, each screen once.
  private static func screens(of places: [AppMatch.Place: AppMatch.Place]) -> [Int: Int] {
    let votes = places.reduce(into: [[Int]: Int]()) { votes, pair in
      votes[[pair.key.screen, pair.value.screen], default: 0] += 1
    }
    let order = votes.sorted { one, two in
      one.value != two.value
        ? one.value > two.value : one.key.lexicographicallyPrecedes(two.key)
    }
    var (screens, taken): ([Int: Int], Set<Int>) = ([:], [])
    for (pair, _) in order where screens[pair[0]] == nil && !taken.contains(pair[1]) {
      screens[pair[0]] = pair[1]
      taken.insert(pair[1])
    }
    return screens
  }
}

extension MatchVersion {
  fileprivate func parent(of place: AppMatch.Place) -> AppMatch.Place? {
    screens[place.screen].nodes[place.node].parent.map { .init(screen: place.screen, node: $0) }
  }
}

extension MatchScreen {
  /// True if the screen itself has changed, not only the name of its file.
  fileprivate func hasOtherContents(than other: MatchScreen) -> Bool {
    name != other.name || title != other.title || nodes != other.nodes
      || names[.storyboardIdentifier] != other.names[.storyboardIdentifier]
  }
}

extension MatchNode {
  private static let controls: Set<String> = [
    "button", "switch", "slider", "segmentedControl", "stepper", "textField", "datePicker",
    "pageControl", "control", "refreshControl", "colorWell",
  ]

  /// The kind of edit that inserted the view; nil for a prototype, of which code makes rows.
  fileprivate var insertion: EditKind? {
    if isCell { return role == "static" ? .changeRows : nil }
    let isItem = kind == "barButtonItem" || kind == "UIBarButtonItem"
    if isItem { return .insertAfterSame }
    let isControl =
      Self.controls.contains(kind) || UIKitClasses.inherits(kind, from: "UIControl")
    return isControl ? .insertBeforeSame : .insertBeforeOther
  }
}

extension EditCounts {
  /// Counts the edits between all consecutive releases of a corpus.
  package init(of corpus: CorpusFile) {
    let series = CorpusSeries(corpus)
    let releases = corpus.releases.indices.map(series.release)
    for (old, new) in zip(releases, releases.dropFirst()) {
      let identity = VersionIdentity(
        from: old.origins.map { $0.map { Optional($0.key) } },
        to: new.origins.map { $0.map { Optional($0.key) } })
      self += EditCounts(from: old.version, to: new.version, by: identity)
    }
  }
}
